/** Labels before a number: those of telephone numbers, and those of other numbers. */

const mobile =
  'mobile|mobil|mobiel|mob|cell|cellular|handy|natel|portable|móvil|movil|celular|cellulare|telemóvel|gsm|komórka|komórkowy|kom|matkapuhelin|cep|мобильный|моб|κινητό';
const number = 'phone|tel|telefon|telefonu|teléfono|number|no|nr';

/** "Mobile:", "Cep Tel.:", "M:" */
export const mobileLabels = new RegExp(
  `(?<!\\p{L})(?:(?:${mobile})[\\s.:)]*(?:(?:${number})[\\s.:)]*)?|[mc]\\s?:\\s*)$`,
  'iu',
);

export const phoneLabels =
  /(?:tel|phone|mobile|mobil|cell|handy|fon|telefon|téléphone|móvil|celular|cellulare|gsm|komórk|whatsapp|contact (?:no|number|nr)|тел|τηλ|电话|電話|☎|📞|(?<!\p{L})[mtpch]:|(?<!\p{L})(?:home|office|work|house|main|direct|day|evening|privat)(?: phone)?\s?:)\S*\s*$/iu;

const others = {
  identity:
    'id|identity|national id|nric|cnic|nid|nin|aadhaar|aadhar|pan|passport|ssn|social security|sin|ni|national insurance|dni|nie|nif|cpf|rg|rut|cuit|curp|cédula|pesel|personnummer|bsn|ausweis|steuer-?id|codice fiscale|n° ?sécu|paspoort',
  register:
    'ahpra|nmc|gmc|hcpc|pin|registration|reg|registered|licen[cs]e|lic|permit|visa|certificate|cert|membership|member|bar|npi|dea|teacher reference|trn|sia|cscs|roll|matric|matriculation|student|enrol?ment|badge|employee|staff|service|serial|ref|reference|file|case|cdc|seaman|indos',
  money: 'iban|account|acct|konto|vat|ust-?idnr|tax|siret|ein|abn|salary',
  address: 'p\\.? ?o\\.? ?box|box|postfach|bp|zip|postcode|postal code|plz|cap|cep|house|flat|plot|apt',
  birth: 'dob|d\\.o\\.b|date of birth|born|birth|geboren|geburtsdatum|né le|nacimiento|nascita',
};
const words = Object.values(others).join('|');

/** "ID NUMBER:", "P.O. Box", "AHPRA Registration No." */
export const otherNumberLabels = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${words})(?:[\\s.]*(?:no|nos|number|nr|nummer|num|numero|número|n°|nº|card|code|#))*[\\s.:#№)(-]*$`,
  'iu',
);
