/** Words that join others in a remark, in any of the languages. */
export const fillingWords =
  'a an the of in during while on off and or per to at my only as with und im in der die den das als de du des la le les en pendant el los y con di il e da na w i';

/** Words of remarks beside a date: "(part-time)", "(12 month contract)"; by language, without accents. */
export const remarkWords: Record<string, string> = {
  en: 'part full time timer hours hour hrs weekly week weeks day days evening evenings night nights weekend weekends holiday holidays vacation vacations summer summers winter winters season seasons seasonal seasonally christmas easter contract contracts contractual contracting fixed term temp temps temporary temporarily casual permanent maternity paternity parental leave cover covering sabbatical voluntary unpaid paid zero job share work working studying study studies university college school uni year years yr yrs month months mo mos approx approximately about ca over each every intermittent intermittently ongoing redundancy redundant laid made company closed closure ended remote remotely hybrid onsite secondment placement internship apprenticeship agency probation between jobs same concurrent concurrently',
  de: 'teilzeit vollzeit befristet unbefristet ferien semesterferien schulferien aushilfe aushilfsweise minijob nebenjob ferienjob nebenberuflich nebenbei geringfugig elternzeitvertretung schwangerschaftsvertretung stunden std woche wochen saison saisonal jahr jahre jahren monat monate monaten prozent studienbegleitend ehrenamtlich praktikum zeitarbeit',
  fr: 'temps partiel plein mi cdi cdd saison saisons saisonnier saisonniere ete etes hiver interim alternance stage remplacement conge maternite an ans mois semaine heures vacances scolaires universitaires benevole',
  es: 'tiempo parcial completo media jornada completa temporal temporada verano veranos indefinido practicas ano anos mes meses semanas horas vacaciones baja sustitucion maternidad voluntario fines semana',
  it: 'tempo parziale pieno determinato indeterminato stagionale stagione estate estivo anno anni mese mesi settimane ore sostituzione maternita tirocinio',
  pt: 'tempo parcial integral meio periodo temporario estagio ano anos mes meses ferias verao licenca maternidade substituicao',
  nl: 'deeltijd voltijd parttime fulltime bijbaan vakantiewerk tijdelijk vast uren week jaar maanden zomer stage uitzend',
  pl: 'etat etatu pol pelny niepelny wymiar zlecenie umowa wakacje sezonowo lat lata rok miesiac miesiace miesiecy zastepstwo staz praktyka',
  sv: 'deltid heltid vikariat sommarjobb sommar sommarvikariat extra timmar ar manader visstid',
};
