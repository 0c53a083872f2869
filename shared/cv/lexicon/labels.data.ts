/** What forms and tables call their fields, by what stands in them; compared without case, accents and what is in brackets. */
export type LabelKind = 'title' | 'organisation' | 'date' | 'told' | 'place' | 'school' | 'degree' | 'count' | 'name';

export const labelNames: Record<LabelKind, string> = {
  title: `
    job title|rank|position|position held|title|role|designation|occupation or position held|occupation|job role|post held|post|funktion|stelle|tatigkeit als|als|beruf oder funktion|position im unternehmen
    poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|puesto|cargo|puesto desempenado|puesto o cargo ocupado|profesion|titulo del puesto|mansione ricoperta|posicion|berufsbezeichnung|jobtitel|functietitel|yrkestittel|profesion o cargo desempenado|funcion|qualifica|lavoro o posizione ricoperti|mansione|ruolo
    funcao|funcao ou cargo ocupado|functie|beroep of functie|stanowisko|zajmowane stanowisko|zawod lub zajmowane stanowisko|befattning|roll|stilling|должность|позиция`,
  organisation: `
    company|company name|employer|organisation|organization|name of organisation|name of organization|name of the organisation|name of the organization|name of company|name of the company|name of employer|name and address of employer|employer name|firm|client|nombre de la empresa|nombre del empleador|nom de l entreprise|nom de la societe|nom de l employeur|nome da empresa|nome dell azienda|nome azienda|nome del datore di lavoro|name der firma|name des unternehmens|naam werkgever|naam bedrijf|nazwa firmy|organisasjon|institucion empleadora
    firma|unternehmen|arbeitgeber|name und adresse des arbeitgebers|betrieb|entreprise|employeur|societe|nom et adresse de l employeur|empresa|compania|empleador|nombre y direccion de la empresa o empleador|azienda|datore di lavoro|nome e indirizzo del datore di lavoro
    nome e morada do empregador|empregador|bedrijf|werkgever|naam en adres van de werkgever|pracodawca|nazwa i adres pracodawcy|nazwa pracodawcy|foretag|arbetsgivare|virksomhed|arbejdsgiver|компания|организация`,
  date: `
    date|dates|dates employed|employment dates|dates of employment|employed|period|duration|tenure|from|to|from to|year|year of passing|passing year|year of completion|start date|end date|sign on|sign off|signed on|signed off|date started|date ended|date left|date from|date to|dates from to|started|finished|period of employment|datum|daten|zeitraum|dauer|von bis|jahr|periode|duree|annee|fecha|fechas|periodo|ano|data|anno|datas|daty|okres|tid|tidsperiod|период|даты`,
  told: `
    vessel|vessel name|name of vessel|main activities and responsibilities|main activities|responsibilities|key responsibilities|job responsibilities|job profile|duties|tasks|activities|description|type of business or sector|achievements|work done|main duties|duties and responsibilities|brief description of duties|description of duties|summary of duties|nature of duties|reason for leaving|reasons for leaving|notice period|line manager|nature of business|wichtigste tatigkeiten und zustandigkeiten|tatigkeiten|aufgaben|tatigkeitsbereich oder branche
    principales activites et responsabilites|principales funciones|tareas|mansioni|funkcje|arbeidsoppgaver|arbejdsopgaver|principales tareas|functieomschrijving|zakres obowiazkow|missions|taches|type ou secteur d activite|funciones y responsabilidades principales|funciones|tipo de empresa o sector|principali attivita e responsabilita|principali mansioni e responsabilita|tipo di attivita o settore|principais actividades e responsabilidades|principais atividades e responsabilidades
    voornaamste werkzaamheden en verantwoordelijkheden|taken|glowne obowiazki|glowne zajecia i obowiazki|obowiazki|arbetsuppgifter|обязанности|providing education and training|principal subjects occupational skills covered|level in national or international classification`,
  place: 'location|place|city|country|address|ort|lieu|lugar|ubicacion|luogo|plaats|miejsce',
  school: `
    institution|institute|institution board|institute board|board institution|school|university|college|board|board university|university board|board or university|name of institute|name of institution|school college|school university|college university|name of college|name and type of organisation providing education and training|name and type of organisation|institute university
    hochschule|universitat|schule|bildungseinrichtung|etablissement|universite|centro|institucion|universidad|istituto|nome e tipo di istituto di istruzione o formazione|instituicao|instelling|uczelnia|universitet`,
  degree: `
    degree|qualification|qualifications|title of qualification awarded|course|examination|exam|exam passed|examination passed|course name|class|stream|specialization|abschluss|diplome|titulo|titulo de la cualificacion obtenida|titolo della qualifica rilasciata|titolo di studio|certificate degree|degree certificate`,
  count: `
    salary|final salary|current salary|starting salary|wage|s no|sr no|sl no|sno|no|nr|percentage|cgpa|gpa|marks|percentage cgpa|cgpa percentage|grade|result|aggregate|score|division|note|marks obtained`,
  name: `
    name|full name|first name s surname s|first names surnames|first name surname|surname s first name s|surname name|vor und nachname|nachname vorname|vorname nachname|name vorname|nom|nom prenom|nom et prenom|nom prenom s|prenom et nom|nombre|nombre y apellidos|apellidos nombre|nombre s apellido s|nome|nome e cognome|cognome nome|nome cognome|nome completo|naam|imie i nazwisko|nazwisko imie|namn|navn|имя|фио`,
};
