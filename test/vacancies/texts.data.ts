import type { VacancyText } from './vacancy-text.ts';

const filler = 'Our team meets every week and cares about the people it works for. We share what we learn. ';

/** The texts that the rules were written with. */
export const texts: VacancyText[] = [
  {
    name: 'a plain one',
    text: `Staff Accountant
Austin, TX · Full-time · $62,000 - $74,000 per year

Requirements
- Bachelor's degree in Accounting or Finance
- 2+ years of experience in general ledger accounting
- Proficiency in Microsoft Excel and QuickBooks
- CPA preferred, not required`,
    jobs: [['13-2011.00']],
    asks: ['education:bachelor', 'years:2', 'tool:Microsoft Excel', 'tool:Intuit QuickBooks', 'licence:cpa?'],
    also: ['place:TX'],
    pay: [62000, 74000, 'year'],
    unmarked: ['no_pay', 'fee'],
    met: ['education:bachelor', 'years:2', 'place:TX'],
    missing: [],
  },
  {
    name: 'a nurse in a hospital',
    text: `Registered Nurse (RN) - Medical Surgical Unit
Mercy Hospital, Columbus, OH
Hourly rate: $36.50 to $52.10

What you will need:
• Current Ohio RN license
• Associate degree in nursing required; BSN preferred
• BLS certification; ACLS within 6 months of hire
• 1 year of acute care experience
• Experience with Epic is a plus
• Ability to work rotating shifts, nights and weekends
• Able to lift 50 lbs`,
    jobs: [['29-1141.00', '29-1141.01']],
    asks: [
      'licence:rn',
      'education:associate',
      'education:bachelor?',
      'licence:bls',
      'licence:acls',
      'years:1',
      'tool:Epic Systems?',
    ],
    also: ['place:OH', 'condition:shifts', 'condition:lifting'],
    pay: [36.5, 52.1, 'hour'],
    met: ['education:associate'],
    missing: ['place:OH'],
  },
  {
    name: 'a developer with alternatives',
    text: `Senior Software Engineer (Remote, US)

You have:
* 5+ years building web services in Go, Java or Kotlin
* Solid SQL and one of AWS, Azure or GCP
* BS in Computer Science or equivalent experience
Nice to have:
* Kubernetes, Terraform
* Experience with Kafka
We pay $150k–$185k plus equity.`,
    jobs: [['15-1252.00']],
    asks: [
      'years:5',
      'tool:Go|Oracle Java|Kotlin',
      'tool:Structured query language SQL',
      'tool:Amazon Web Services AWS software|Microsoft Azure software|Google Cloud software',
      'education:bachelor|experience',
      'tool:Kubernetes?',
      'tool:IBM Terraform?',
      'tool:Apache Kafka?',
    ],
    also: ['place:remote'],
    pay: [150000, 185000, 'year'],
    met: ['education:bachelor|experience'],
  },
  {
    name: 'no degree, said in four ways',
    text: `Warehouse Associate - Memphis, TN
$18.25/hour, paid weekly.
No degree required. No experience necessary - we train you! High school diploma or GED is not needed.
You do not need a forklift certification to start. Must be able to lift up to 60 pounds and stand for 10 hours. Steel-toe boots provided.`,
    jobs: [['53-7065.00', '53-7062.00', '43-5071.00', '43-5081.00', '53-7062.04']],
    asks: ['education:none!', 'years:none!', 'education:high_school!', 'licence:forklift!'],
    also: ['condition:lifting', 'place:TN'],
    pay: [18.25, 18.25, 'hour'],
    missing: ['place:TN'],
  },
  {
    name: 'guards: C, R, Go, Excel, Word as plain words',
    text: `Event Coordinator
Go the extra mile and excel at what you do! Spread the word about our venues. You will report to Suite C, building R, and have access to the teams you need. Are you swift, sharp and ready to spring into action? We react fast and never rust.
Requirements: two years of event planning experience. Strong outlook on life. Slack off? Not here.
Salary: $48,000 per year. Location: Denver, CO`,
    jobs: [['13-1121.00']],
    asks: ['years:2'],
    also: ['place:CO'],
    pay: [48000, 48000, 'year'],
  },
  {
    name: 'guards: C, R, Go, Excel, Word as tools',
    text: `Data Analyst
Skills: Excel, Word, R, SQL, Tableau.
Our embedded team writes C and C++; our services are in Go. You will mostly write R and Python scripts.
Minimum 3 years' experience. Pay: $40/hr. Chicago, IL (hybrid)`,
    jobs: [['15-2051.00', '15-2051.01', '15-2041.00']],
    asks: [
      'tool:Microsoft Excel',
      'tool:Microsoft Word',
      'tool:R',
      'tool:Structured query language SQL',
      'tool:Tableau',
      'tool:Python',
      'years:3',
      'tool:C',
      'tool:C++',
      'tool:Go',
    ],
    also: ['place:hybrid', 'place:IL'],
    pay: [40, 40, 'hour'],
  },
  {
    name: 'two jobs in one text',
    text: `We are hiring for two positions at Luigi's in Portland, Oregon!

Line Cook - $19-$22 an hour. At least 1 year in a busy kitchen. ServSafe food handler card required.

Dishwasher - $16.50 an hour. No experience needed.

Evenings and weekends. Call or stop by.`,
    jobs: [['35-2014.00'], ['35-9021.00']],
    asks: ['years:1', 'licence:food_handler', 'years:none!'],
    also: ['place:OR', 'condition:shifts'],
    pay: [16.5, 22, 'hour'],
  },
  {
    name: 'rambling, with a company history that is not a requirement',
    text: `For over 25 years Halvorsen & Sons has been a family business, and our 40 years of combined experience show. ${filler.repeat(6)}
We're now looking for a bookkeeper, someone who likes numbers more than meetings (we hardly have any). You'd be keeping our books in QuickBooks Online, running payroll through ADP or Gusto, and talking to our CPA once a month. If you've done something like this for three years or so, wonderful. A degree? Nice, but honestly we don't care much. We offer tuition reimbursement towards a bachelor's degree. ${filler.repeat(4)}
Pay is between 24 and 28 dollars an hour, in our office in Duluth, Minnesota.`,
    jobs: [['43-3031.00']],
    asks: ['tool:Intuit QuickBooks', 'tool:ADP|Gusto', 'years:3', 'education:bachelor?'],
    also: ['place:MN'],
    pay: [24, 28, 'hour'],
    unmarked: ['no_pay'],
  },
  {
    name: 'a scam by messenger',
    text: `DATA ENTRY CLERK - WORK FROM HOME - NO EXPERIENCE!!!
Earn $3,500 weekly guaranteed! Only 2 hours a day. No interview needed.
Contact our hiring manager only on WhatsApp +1 555 0100 or Telegram @easyhire.
A refundable training fee of $99 is required before you start. Send a photo of your ID and your bank account details.`,
    jobs: [['43-9021.00']],
    asks: ['years:none!'],
    also: ['place:remote'],
    pay: [3500, 3500, 'week'],
    marks: ['guaranteed_income', 'messenger', 'fee', 'personal_data'],
  },
  {
    name: 'no pay, vague words',
    text: `Marketing Manager
We need a marketing rockstar / ninja who wears many hats. Competitive salary. Responsibilities as assigned.
Bachelor's degree or MBA. 7-10 years of experience in B2B marketing. HubSpot and Google Analytics are a must. Entry level candidates welcome.`,
    jobs: [['11-2021.00']],
    asks: ['education:bachelor', 'years:7', 'tool:HubSpot software', 'tool:Google Analytics'],
    marks: ['no_pay', 'vague_role', 'contradiction'],
    met: ['education:bachelor'],
    missing: [],
  },
  {
    name: 'German',
    text: `Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft (m/w/d) in Vollzeit für unser Haus in Hamburg.
Ihre Aufgaben: Grund- und Behandlungspflege, Dokumentation mit SAP und Microsoft Excel.
Ihr Profil: abgeschlossene Ausbildung, Teamfähigkeit, Deutschkenntnisse. Gehalt: 3.400 € brutto im Monat.`,
    jobs: [['29-1141.00', '29-2061.00', '31-1131.00']],
    asks: ['tool:SAP software', 'tool:Microsoft Excel'],
    pay: [3400, 3400, 'month', 'EUR'],
    language: 'de',
  },
  {
    name: 'Spanish',
    text: `Buscamos Desarrollador Full Stack para trabajar en remoto. Requisitos: experiencia de 3 años con React, Node.js y PostgreSQL. Se valora inglés. Ofrecemos contrato indefinido y salario de 40.000 € anuales. Envía tu currículum para esta oferta de empleo.`,
    jobs: [['15-1252.00', '15-1254.00', '15-1251.00', '15-1255.00']],
    asks: ['tool:React', 'tool:Node.js', 'tool:PostgreSQL'],
    pay: [40000, 40000, 'year', 'EUR'],
    language: 'es',
  },
  {
    name: 'hostile markup',
    text: `<script>alert('x')</script><h1>Electrician</h1><img src=x onerror=alert(1)><p>Journeyman <b>license</b> required.&nbsp;Must have valid driver&#39;s license.</p><ul><li>4+&nbsp;years&#8217; experience</li><li>OSHA 10 preferred</li></ul><p>$32&ndash;$41/hr &lt;/p&gt; Tulsa, OK</p><!-- no degree required -->`,
    jobs: [['47-2111.00']],
    asks: ['licence:electrician', 'licence:drivers', 'years:4', 'licence:osha?'],
    also: ['place:OK'],
    pay: [32, 41, 'hour'],
  },
  {
    name: 'emoji for bullets',
    text: `🚀 Customer Success Manager 🚀
📍 Boston, MA (hybrid, 3 days in office)
💰 $85K-$95K OTE
✅ 3+ yrs in SaaS customer success
✅ Salesforce or HubSpot
❌ no cold calling
🎓 Bachelor’s degree preferred but not required
✈️ up to 20% travel`,
    jobs: [
      [
        '43-1011.00',
        '11-2022.00',
        '41-3091.00',
        '13-1161.00',
        '43-4051.00',
        '11-9199.00',
        '41-4012.00',
        '41-4011.00',
        '13-1111.00',
        '11-2021.00',
        '11-1021.00',
        '11-3012.00',
      ],
    ],
    asks: ['years:3', 'tool:Salesforce software|HubSpot software', 'education:bachelor?'],
    also: ['place:hybrid', 'place:MA', 'condition:travel'],
    pay: [85000, 95000, 'year'],
  },
  {
    name: 'zero-width characters and full-width letters',
    text: `Reg\u200Bistered\u00A0Nu\u00ADrse — Ｎｉｇｈｔ shift\nRequi\u200Brements: R\u200BN lic\u200Bense. Bach\uFEFFelor’s deg\u200Bree preferred.\n$\u200B45/hour. Phoenix,\u00A0AZ`,
    jobs: [['29-1141.00']],
    asks: ['licence:rn', 'education:bachelor?'],
    also: ['place:AZ'],
    pay: [45, 45, 'hour'],
  },
  {
    name: 'a truck driver',
    text: `CDL A Truck Driver | Regional | Home weekly
$1,500 - $1,800 per week
Must hold a valid Class A CDL with at least 2 years of tractor-trailer experience. Hazmat endorsement a plus. Clean driving record, must pass DOT drug test. At least 23 years of age. Based in Omaha, NE.`,
    jobs: [['53-3032.00']],
    asks: ['licence:cdl', 'years:2', 'licence:hazmat?'],
    also: ['place:NE', 'condition:drug_test'],
    pay: [1500, 1800, 'week'],
    missing: ['place:NE'],
  },
  {
    name: 'a teacher, by the year',
    text: `High School Math Teacher 2026-2027
Fulton County Schools, Atlanta, Georgia. Salary $54,300 to $81,200 (190 days).
Qualifications: Bachelor's degree in mathematics or education; Master's preferred. Valid Georgia teaching certificate or eligibility to obtain one. Google Classroom experience helpful.`,
    jobs: [['25-2031.00', '25-2032.00']],
    asks: ['education:bachelor', 'education:master?', 'licence:teaching', 'tool:Google Classroom?'],
    also: ['place:GA'],
    pay: [54300, 81200, 'year'],
  },
  {
    name: 'degree in the benefits and in the company, not asked',
    text: `Barista
About us: our founder has a PhD in chemistry and 15 years of experience in roasting.
What you'll do: make coffee, greet guests.
Benefits: 100% paid tuition for a bachelor's degree online, free coffee, 401(k).
$17.00 - $19.50 / hr plus tips. Seattle, WA. Start right away, no experience required.`,
    jobs: [['35-3023.01', '35-3023.00']],
    asks: ['years:none!'],
    also: ['place:WA'],
    pay: [17, 19.5, 'hour'],
  },
  {
    name: 'two strengths in one sentence',
    text: `Project Manager (Construction), Nashville, TN
An associate's degree is required, a bachelor's in construction management is preferred. Five to seven years of experience in commercial construction; 3 years as superintendent a plus. Procore required; knowledge of Primavera P6 or MS Project desired. OSHA 30. PMP is optional.
$95,000/yr`,
    jobs: [['11-9021.00', '13-1082.00']],
    asks: [
      'education:associate',
      'education:bachelor?',
      'years:5',
      'years:3?',
      'tool:Procore software',
      'tool:Oracle Primavera Enterprise Project Portfolio Management|Microsoft Project?',
      'licence:osha',
      'licence:pmp?',
    ],
    also: ['place:TN'],
    pay: [95000, 95000, 'year'],
  },
  {
    name: 'years as an alternative to school',
    text: `Paralegal. Law office in Tampa, Florida. Associate degree or paralegal certificate, or 4 years of law office experience in lieu of a degree. Must know Westlaw and Microsoft Office. Notary public preferred. $52,000 annually. Office hours 9-5, in person.`,
    jobs: [['23-2011.00']],
    asks: ['education:certificate|years:4', 'tool:Westlaw', 'tool:Microsoft Office software', 'licence:notary?'],
    also: ['place:FL', 'place:on_site'],
    pay: [52000, 52000, 'year'],
    met: ['education:certificate|years:4'],
  },
  {
    name: 'a pharmacist',
    text: `Pharmacist - Part Time. PharmD or BS in Pharmacy. Active Texas pharmacist license in good standing. Immunization certified. 0-2 years experience. $60.00-$66.00 hourly. Houston, Texas.`,
    jobs: [['29-1051.00']],
    asks: ['education:bachelor', 'licence:pharmacist', 'years:0'],
    also: ['place:TX'],
    pay: [60, 66, 'hour'],
  },
  {
    name: 'a graduate programme that asks for study, not a degree',
    text: `Summer Intern, Mechanical Engineering — Detroit, MI. Currently pursuing a bachelor's degree in mechanical engineering. SolidWorks or CATIA; MATLAB is nice to have. $26/hour. No prior work experience is required. GPA of 3.0 or above.`,
    jobs: [['17-2141.00']],
    asks: [
      'education:bachelor',
      'tool:Dassault Systemes SolidWorks|Dassault Systemes CATIA',
      'tool:The MathWorks MATLAB?',
      'years:none!',
    ],
    also: ['place:MI'],
    pay: [26, 26, 'hour'],
  },
  {
    name: 'a salesperson on commission',
    text: `Solar Sales Representative - Unlimited earning potential! Earn $8,000 a month and more from your first month. 100% commission, be your own boss. You pay for your starter kit ($149). Own vehicle and valid driver license needed. Las Vegas, NV`,
    jobs: [['41-4011.00', '41-4011.07', '41-3091.00', '41-4012.00', '41-9091.00', '41-3011.00', '13-1161.00']],
    asks: ['licence:drivers'],
    also: ['place:NV', 'condition:own_vehicle'],
    marks: ['commission_only', 'fee', 'guaranteed_income'],
  },
  {
    name: 'a cleaner, three lines',
    text: `Cleaner wanted for offices downtown Cleveland OH.
Mon-Fri 6pm-10pm, $15.50 an hour.
Text Maria 555-0188. Spanish speakers welcome, no English needed.`,
    jobs: [['37-2011.00', '37-2012.00']],
    asks: [],
    also: ['place:OH'],
    pay: [15.5, 15.5, 'hour'],
    unmarked: ['fee'],
  },
  {
    name: 'and binds, or does not',
    text: `Business Intelligence Developer
Required: SQL and either Power BI or Tableau. Python or R. Git. Experience with ETL tools such as Informatica, Talend or SSIS. Excel/PowerPoint.
4 years of experience minimum. $110,000-$130,000. Charlotte, NC or remote.`,
    jobs: [['15-2051.01', '15-1252.00', '15-1243.00', '15-1243.01', '15-2051.00', '15-1242.00']],
    asks: [
      'tool:Structured query language SQL',
      'tool:Microsoft Power BI|Tableau',
      'tool:Python|R',
      'tool:Git',
      'tool:Informatica software|Talend|Microsoft SQL Server Integration Services SSIS',
      'tool:Microsoft Excel|Microsoft PowerPoint',
      'years:4',
    ],
    also: ['place:NC|remote'],
    pay: [110000, 130000, 'year'],
  },
  {
    name: 'British, with pounds',
    text: `Care Assistant – Leeds
£12.60 per hour, full-time or part-time. No qualifications needed as full training is given, although an NVQ Level 2 would be an advantage. Full UK driving licence essential. Enhanced DBS check paid by us. 6 months' experience in care desirable.`,
    jobs: [['31-1122.00', '31-1121.00', '31-1131.00']],
    asks: ['education:none!', 'education:certificate?', 'licence:drivers', 'years:0.5?'],
    also: ['condition:background_check'],
    pay: [12.6, 12.6, 'hour', 'GBP'],
    unmarked: ['fee'],
  },
  {
    name: 'a security officer',
    text: `Security Officer — Overnight. State guard card required (we will help you get it). HS diploma or GED. Background check and drug screen. CPR/First Aid a plus. $19/hr, Los Angeles, CA. Bilingual English/Spanish preferred.`,
    jobs: [['33-9032.00']],
    asks: ['licence:guard', 'education:high_school', 'licence:first_aid?'],
    also: ['condition:background_check', 'condition:drug_test', 'place:CA', 'language:spanish?'],
    pay: [19, 19, 'hour'],
    met: ['education:high_school'],
  },
  {
    name: 'French',
    text: `Nous recherchons un(e) comptable en CDI à Lyon. Vous maîtrisez Excel et SAP. Profil : expérience de 3 ans, diplôme Bac+3. Salaire : 32 000 € par an. Télétravail possible deux jours par semaine. Merci d'envoyer votre candidature.`,
    jobs: [['13-2011.00', '43-3031.00']],
    asks: ['tool:Microsoft Excel', 'tool:SAP software'],
    pay: [32000, 32000, 'year', 'EUR'],
    language: 'fr',
  },
  {
    name: 'a physician with letters behind the name',
    text: `Family Medicine Physician. MD or DO, board certified or board eligible in Family Medicine. Active or eligible for unrestricted Wisconsin medical license and DEA registration. Signing bonus $50,000; base $260,000 - $290,000 annually. Green Bay, WI. eClinicalWorks experience welcome but not essential. No on-call.`,
    jobs: [['29-1215.00']],
    asks: [
      'education:doctoral',
      'licence:physician',
      'licence:board',
      'licence:dea',
      'tool:eClinicalWorks EHR software?',
    ],
    also: ['place:WI'],
    pay: [260000, 290000, 'year'],
    missing: ['education:doctoral', 'place:WI'],
  },
  {
    name: 'unpaid, with an old-fashioned wish',
    text: `Looking for a young, energetic receptionist (female, under 30). One week unpaid trial. Answer phones, MS Word & Outlook. Send full social security number with your application to hr.desk2024@gmail.com. Salary depends on experience. Miami`,
    jobs: [['43-4171.00']],
    asks: ['tool:Microsoft Word', 'tool:Microsoft Outlook'],
    marks: ['no_pay', 'unpaid_work', 'discrimination', 'personal_data', 'private_mail'],
  },
  {
    name: 'a table copied from a page, with its cookie notice',
    text: `We use cookies to improve your experience. Accept all  Reject
Home > Jobs > Human Resources Specialist
Job type\tFull-time
Salary\tUSD 5,200 - 6,100 per month
Location\tRichmond, Virginia
Experience level\tMid (3-5 years)
Education\tBachelor's degree
Software\tWorkday; MS Excel; ADP
Apply now  Save job  Report this job
People also viewed: Payroll Clerk, Office Manager, Recruiter`,
    jobs: [['13-1071.00']],
    asks: ['years:3', 'education:bachelor', 'tool:Workday software', 'tool:Microsoft Excel', 'tool:ADP'],
    also: ['place:VA'],
    pay: [5200, 6100, 'month'],
    met: ['education:bachelor', 'years:3'],
  },
  {
    name: 'a long one, 200 kB',
    text: `Network Administrator\nRaleigh, NC. $78,000 a year.\n${filler.repeat(2150)}\nRequired: Cisco CCNA; 3+ years with Windows Server and Active Directory. Degree not required.`,
    jobs: [['15-1244.00']],
    asks: [
      'licence:ccna',
      'years:3',
      'tool:Microsoft Windows Server',
      'tool:Microsoft Active Directory',
      'education:none!',
    ],
    also: ['place:NC'],
    pay: [78000, 78000, 'year'],
  },
  {
    name: 'a warehouse that ships parcels from home',
    text: `Package Handler / Reshipping Assistant — from home! Receive packages, put new labels on and ship them. $4,000 per month. You will get a check to deposit and send part of it on by gift cards. Apply by Telegram only.`,
    jobs: [['43-5071.00', '53-7062.00', '53-7064.00', '53-7065.00']],
    asks: [],
    also: ['place:remote'],
    pay: [4000, 4000, 'month'],
    marks: ['reshipping', 'money_handling', 'messenger'],
  },
];
