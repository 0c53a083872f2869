import type { VacancyText } from './vacancy-text.ts';

/** Written after the first rules were done and before they were mended; tuned on from then on. */
export const moreTexts: VacancyText[] = [
  {
    name: 'a title line against a body that speaks of recruiters',
    text: `Senior Backend Engineer (Go) - Berlin or remote within EU
About us: we build the payment rails behind 400 shops. No recruiters please.
What you bring: 5+ years building backend services, strong Go or Rust, PostgreSQL. Kubernetes is a plus.
€75,000 - €95,000 per year`,
    jobs: [['15-1252.00']],
    asks: ['years:5', 'tool:Go|Rust', 'tool:PostgreSQL', 'tool:Kubernetes?'],
    pay: [75000, 95000, 'year', 'EUR'],
  },
  {
    name: 'German that names no title we know',
    text: `Werkstudent/in Buchhaltung (m/w/d) in München
Du unterstützt unser Team für 20 Stunden in der Woche bei der vorbereitenden Buchhaltung und dem Mahnwesen.
Dein Profil: Studium der BWL, sichere Kenntnisse in Excel, gute Deutschkenntnisse und Spaß an Zahlen. Wir bieten 16 € pro Stunde, Wind und Wetter egal: Homeoffice ist möglich. Jetzt bewerben im Development Team!`,
    jobs: [],
    asks: ['tool:Microsoft Excel'],
    language: 'de',
  },
  {
    name: 'an LPN or RN with degrees in short',
    text: `REGISTERED NURSE - LONG TERM CARE - NIGHTS
BSN preferred, ADN accepted with enrollment in BSN program. Must hold an active RN license and BLS. 1+ years of experience in long term care preferred.
$38 - $46 per hour. Toledo, OH`,
    jobs: [['29-1141.00', '29-1141.01']],
    asks: ['education:bachelor?', 'education:associate', 'licence:rn', 'licence:bls', 'years:1?'],
    also: ['place:OH'],
    pay: [38, 46, 'hour'],
  },
  {
    name: 'a shift lead in a café, short',
    text: `Shift Lead - Bluebird Café, Eugene OR. $19/hr + tips. 6 months of barista experience, food handlers card, weekends. No nights! Ask for Dana.`,
    jobs: [['35-1012.00']],
    asks: ['years:0.5', 'licence:food_handler'],
    also: ['place:OR'],
    pay: [19, 19, 'hour'],
  },
  {
    name: 'a machine learning engineer with degrees in short',
    text: `Staff Machine Learning Engineer, Ranking
San Francisco, CA (Hybrid)
Minimum qualifications:
- MS or PhD in Computer Science, or equivalent practical experience
- 6+ years of experience with Python and PyTorch or TensorFlow
Preferred qualifications:
- Experience with Apache Spark and Airflow
- Publications
The base salary range is $210,000-$290,000. We work with recruiters, data scientists and product managers.`,
    jobs: [['15-2051.00', '15-1221.00', '15-1252.00', '15-2051.01']],
    asks: [
      'education:master|experience',
      'years:6',
      'tool:Python',
      'tool:PyTorch|TensorFlow',
      'tool:Apache Spark?',
      'tool:Apache Airflow?',
    ],
    also: ['place:CA', 'place:hybrid'],
    pay: [210000, 290000, 'year'],
  },
  {
    name: 'customer success, with bullets',
    text: `Customer Success Manager (Mid-Market)
About the role
You will own 60 accounts and work closely with account executives and software engineers.
You have
• 3+ years in customer success or account management
• Salesforce and Zendesk experience
• BA/BS preferred
Compensation: $85,000 - $100,000 plus bonus. Remote (US).`,
    jobs: [['11-2022.00', '41-3091.00', '43-4051.00', '13-1161.00', '41-4012.00', '43-1011.00', '41-3031.00']],
    asks: ['years:3', 'tool:Salesforce software', 'tool:Zendesk', 'education:bachelor?'],
    also: ['place:remote'],
    pay: [85000, 100000, 'year'],
  },
  {
    name: 'a forklift operator, shouted',
    text: `FORKLIFT OPERATORS NEEDED!!! 2ND SHIFT!!!
STAND-UP AND REACH TRUCK. $21.50/HR. FORKLIFT CERTIFICATION REQUIRED. 1 YEAR EXPERIENCE. NO GED? NO PROBLEM! DRUG TEST. STOCKTON, CA. CALL OUR RECRUITER MARIA TODAY!!!`,
    jobs: [['53-7051.00']],
    asks: ['licence:forklift', 'years:1', 'education:high_school!'],
    also: ['place:CA', 'condition:drug_test'],
    pay: [21.5, 21.5, 'hour'],
  },
  {
    name: 'a caregiver told at length',
    text: `Live-in caregiver for my father
We are a family of four in Tucson, Arizona. Dad was a high school teacher and then an electrician for most of his life; now he has Parkinson's. We are looking for somebody patient, with at least two years of experience with dementia or Parkinson's. CNA certification would be great but is not required. You need a driver's license. You do not need a nursing degree. $180 per day.`,
    jobs: [['31-1122.00', '31-1121.00', '31-1120.00']],
    asks: ['years:2', 'licence:cna?', 'licence:drivers', 'education:none!'],
    also: ['place:AZ'],
    pay: [180, 180, 'day'],
  },
  {
    name: 'a public servant with ands and ors',
    text: `CITY OF SPRINGFIELD
Position Title: Building Inspector I
Department: Community Development
Salary: $54,912 - $71,385 annually
Education and Experience: High school diploma or GED and four years of experience in the building trades, or an associate's degree in construction technology.
Licenses: Valid driver's license.
The City is an equal opportunity employer. Veterans, teachers and police officers are encouraged to apply.`,
    jobs: [['47-4011.00']],
    asks: ['education:high_school', 'years:4|education:associate', 'licence:drivers'],
    pay: [54912, 71385, 'year'],
  },
  {
    name: 'a postdoc',
    text: `Postdoctoral Research Associate in Marine Ecology
University of Maine, Orono
A PhD in ecology, biology or a related field is required at the time of appointment. Strong R skills; Python is desirable. Two-year appointment, $61,008 per year. You will mentor graduate students and report to the principal investigator.`,
    jobs: [
      [
        '19-1023.00',
        '19-1029.00',
        '19-1020.00',
        '25-1042.00',
        '19-1041.00',
        '19-1029.04',
        '19-1013.00',
        '19-2041.00',
        '25-1062.00',
      ],
    ],
    asks: ['education:doctoral', 'tool:R', 'tool:Python?'],
    pay: [61008, 61008, 'year'],
  },
  {
    name: 'a truck driver by the mile',
    text: `CDL-A Drivers | Regional | Home Weekends
CDL Class A with 12 months of verifiable experience. Hazmat endorsement a plus. No felonies. Sign-on bonus $5,000. Average $1,450 weekly. Our dispatchers know your name. Joliet, IL terminal.`,
    jobs: [['53-3032.00']],
    asks: ['licence:cdl', 'years:1', 'licence:hazmat?'],
    also: ['place:IL'],
    pay: [1450, 1450, 'week'],
  },
  {
    name: 'a full stack job with a title in brackets',
    text: `[HIRING] Full-Stack Engineer (TypeScript/React) @ small climate startup (remote, UTC-5 to UTC+1)
hey all! we're 6 ppl, no managers, no designers, no sales people yet. stack: TypeScript, React, Node.js, PostgreSQL on AWS. we don't care about degrees. 3+ yrs exp pls. $120k-$150k. DM me`,
    jobs: [['15-1252.00', '15-1254.00']],
    asks: [
      'tool:TypeScript',
      'tool:React',
      'tool:Node.js',
      'tool:PostgreSQL',
      'tool:Amazon Web Services AWS software',
      'education:none!',
      'years:3',
    ],
    also: ['place:remote'],
    pay: [120000, 150000, 'year'],
  },
  {
    name: 'an account executive',
    text: `Enterprise Account Executive - West
We're hiring! You'll sell our HR software to chief executives, and no software engineer will ever join your calls.
Requirements
- 5+ years of closing experience in SaaS sales
- Salesforce, HubSpot or similar CRM
- Bachelor's degree or equivalent experience
OTE $220,000 per year. Denver, Colorado`,
    jobs: [['41-3091.00', '41-4011.00', '41-4012.00', '41-3011.00', '41-3031.00', '11-2022.00', '41-9031.00']],
    asks: [
      'years:5',
      'tool:Salesforce software|HubSpot software|Customer relationship management CRM software',
      'education:bachelor|experience',
    ],
    also: ['place:CO'],
  },
  {
    name: 'a seasonal job in an orchard',
    text: `Seasonal fruit packers (Aug-Oct), Wenatchee WA
Stand 8 hrs, lift 40 lb, work Saturdays. No experience or English needed. $17.50/hr + piece rate. Housing available. Not a staffing agency.`,
    jobs: [['53-7064.00']],
    asks: ['years:none!'],
    also: ['place:WA', 'condition:lifting'],
    pay: [17.5, 17.5, 'hour'],
  },
  {
    name: 'a paralegal with degrees in short',
    text: `Litigation Paralegal | Boston, MA | $70,000-$82,000
BA or BS required; paralegal certificate a plus. JD holders will not be considered. 2-4 years in a law firm. Microsoft Office, Outlook. You'll assist attorneys and talk to court clerks.`,
    jobs: [['23-2011.00']],
    asks: [
      'education:bachelor',
      'education:certificate?',
      'years:2',
      'tool:Microsoft Office software',
      'tool:Microsoft Outlook',
    ],
    also: ['place:MA'],
    pay: [70000, 82000, 'year'],
  },
  {
    name: 'an Indian call for a developer who can begin at once',
    text: 'Urgent Requirement!! Java Developer (3-6 yrs exp) - Pune, work from office\nNotice period: immediate joiners only\nQualification: B.E/B.Tech/MCA, full-time position',
    jobs: [['15-1252.00']],
    asks: ['education:bachelor', 'tool:Oracle Java', 'years:3'],
  },
  {
    name: 'a teacher of mathematics at a British school',
    text: 'Teacher of Mathematics, full-time, required September. Hill Top Academy. QTS essential; ability to teach Further Maths desirable.',
    jobs: [['25-2031.00']],
    asks: ['licence:teaching'],
  },
  {
    name: 'a kitchen whose pay in thousands stands behind its hours',
    text: 'Chef de Partie, 45h/4 days, £32k + tronc. You have at least 18 months of experience. Apply today.',
    jobs: [['35-2014.00']],
    asks: ['years:1.5'],
    pay: [32_000, 32_000, 'year', 'GBP'],
  },
  {
    name: 'more about what is paid for learning than about the job',
    text: 'Customer Success Specialist, full-time\nYou will help our customers succeed.\nWhat we offer:\n- $1,000 a year for learning\nSalary $52,000 - $60,000',
    jobs: [['43-4051.00']],
    asks: [],
    pay: [52_000, 60_000, 'year'],
  },
  {
    name: 'a travel contract in capitals',
    text: 'RN - ICU - NIGHTS - TRAVEL CONTRACT 13 WEEKS\nPHOENIX AZ\n$2,450/WK GROSS\n2 YRS ICU EXP REQ. BLS, ACLS REQ.',
    jobs: [['29-1141.00']],
    asks: ['licence:acls', 'licence:bls', 'years:2'],
    pay: [2450, 2450, 'week'],
  },
];
