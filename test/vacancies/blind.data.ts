import type { VacancyText } from './vacancy-text.ts';

/** Written before the rules were mended, by the hand that mended them, with no reading of them looked at: docs/decisions/0028. */
export const blind: VacancyText[] = [
  {
    name: 'blind: a site reliability engineer',
    text: `Site Reliability Engineer II (f/m/d)
Location: Atlanta, GA or remote
Who we are: a team of network engineers, nurses and poets. Please, no agencies.
Must have: BS in computer science or 4 years of experience; Linux; Terraform; Go or Python.
Nice to have: Kubernetes, Prometheus
Salary: $135,000 - $160,000`,
    jobs: [['15-1252.00', '15-1244.00', '15-1299.08', '15-1241.00', '15-1253.00']],
    asks: [
      'education:bachelor|years:4',
      'tool:Linux',
      'tool:IBM Terraform',
      'tool:Go|Python',
      'tool:Kubernetes?',
      'tool:Prometheus?',
    ],
    also: ['place:remote'],
    pay: [135000, 160000, 'year'],
  },
  {
    name: 'blind: a welder',
    text: `MIG/TIG Welder. Days. $26-$33. AWS D1.1 cert preferred. 2 yrs min. Bring your own hood. HS diploma or GED. Shop in Gary, Indiana. No drama.`,
    jobs: [['51-4121.00']],
    asks: ['licence:welder?', 'years:2', 'education:high_school'],
    also: ['place:IN'],
    pay: [26, 33, 'hour'],
  },
  {
    name: 'blind: a substitute teacher',
    text: `Substitute Teachers wanted for the 2026-27 school year!
Lakeside Unified is looking for warm, flexible people. You do not need a teaching certificate, but you must have a bachelor's degree in any subject. Background check required. $165 per day. Retired principals, police officers and nurses are welcome.`,
    jobs: [['25-3031.00']],
    asks: ['licence:teaching!', 'education:bachelor'],
    also: ['condition:background_check'],
    pay: [165, 165, 'day'],
  },
  {
    name: 'blind: a nurse practitioner',
    text: `Family Nurse Practitioner (FNP) – Primary Care Clinic, Boise ID
MSN required, DNP preferred. DEA registration, BLS. New graduates considered. You will work alongside physicians, medical assistants and a pharmacist. $118,000 - $132,000 a year + loan repayment. Epic experience desired.`,
    jobs: [['29-1171.00']],
    asks: ['education:master', 'education:doctoral?', 'licence:dea', 'licence:bls', 'tool:Epic Systems?'],
    also: ['place:ID'],
    pay: [118000, 132000, 'year'],
  },
  {
    name: 'blind: a grocery job',
    text: `Now hiring: Overnight Stocker
$17 an hour to start. No experience? No problem. Must be 18 or older, able to lift 50 pounds, and available from 10 pm to 6 am. You won't run a register; our cashiers do that. Des Moines, Iowa.`,
    jobs: [['53-7065.00']],
    asks: ['years:none!'],
    also: ['place:IA', 'condition:lifting'],
    pay: [17, 17, 'hour'],
  },
  {
    name: 'blind: a product designer',
    text: `Lead Product Designer, Mobile
You'll partner with product managers, engineers and researchers.
What you'll need
* Portfolio
* 7+ years of product design experience
* Expert Figma
* BFA or similar is nice but not necessary
Not for agencies or recruiters. $165K to $190K, New York, NY.`,
    jobs: [['15-1255.00', '27-1021.00', '15-1255.01', '27-1024.00']],
    asks: ['years:7', 'tool:Figma', 'education:bachelor?'],
    also: ['place:NY'],
    pay: [165000, 190000, 'year'],
  },
  {
    name: 'blind: French',
    text: `Chargé(e) de mission développement durable (H/F) à Lyon
Nous recherchons pour notre équipe une personne motivée avec un master et une expérience de deux ans. Vous gérez les projets et le budget avec Excel et PowerPoint. CDI, salaire de 32 000 € par an. Envoyez votre candidature avec un CV.`,
    jobs: [],
    asks: ['tool:Microsoft Excel', 'tool:Microsoft PowerPoint'],
    language: 'fr',
  },
  {
    name: 'blind: a courier by app',
    text: `Deliver with DashGo - be your own boss! Flexible gig. Earn up to $25 per hour incl. tips. You need: a bike, scooter or car, a smartphone, valid driver's license if driving, age 18+. No CDL, no resume, no interview, no boss. Chicago.`,
    jobs: [['53-3033.00', '53-3031.00', '43-5021.00']],
    asks: ['licence:drivers', 'licence:cdl!'],
    pay: [25, 25, 'hour'],
  },
  {
    name: 'blind: an electrician told at length',
    text: `Journeyman Electrician, commercial - Reno, Nevada
We're a small shop: eight electricians, one office manager, two dogs. We wire schools and warehouses, never houses. You've held your journeyman license for at least three years, you can bend conduit and read plans, and you have a clean driving record and a driver's license. OSHA 30 would be nice. Apprentices: we're full, sorry. $42 an hour, truck, health insurance from day one.`,
    jobs: [['47-2111.00']],
    asks: ['licence:electrician', 'years:3', 'licence:drivers', 'licence:osha?'],
    also: ['place:NV'],
    pay: [42, 42, 'hour'],
  },
  {
    name: 'blind: an office of the county',
    text: `COUNTY OF ALDER – HUMAN RESOURCES
Job Title: Payroll Specialist
Hourly Rate: $27.14 - $33.02
MINIMUM QUALIFICATIONS
Associate's degree in accounting; OR two years of payroll experience
PREFERRED
ADP or Workday; Excel
Works under a Payroll Manager. Not eligible for telework.`,
    jobs: [['43-3051.00', '13-1141.00']],
    asks: ['education:associate|years:2', 'tool:ADP|Workday software?', 'tool:Microsoft Excel?'],
    pay: [27.14, 33.02, 'hour'],
  },
];
