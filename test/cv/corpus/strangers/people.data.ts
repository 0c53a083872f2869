/**
 * Invented people with what real CVs contain besides jobs. One paragraph each: language, name, mail, phone, town,
 * headline; S summary; J title, employer, town, from, to; H a highlight of the job above; E school, degree, subject,
 * from, to; K skills; L languages; O the name of another section and its lines. The reader was improved with set D; set
 * E was measured before anybody looked at its failures (record 0055).
 */
export const setD = `
en|Anneliese Thorne-Baptiste|a.thornebaptiste@mailbox.test|(512) 555-0147|Austin, TX|Member of Technical Staff
S Systems programmer who likes small binaries. Ten years of storage engines, six of them on call.
J Member of Technical Staff|Quillstone|Austin, TX|2020-03|
H Rewrote the compaction loop in Rust and halved write amplification for 300 customers.
H Mentor two engineers a year through their first on-call rotation.
J SDE II|Northbeam Data, Inc.|Seattle, WA|2016-07|2020-02
H Built the replication protocol used in eleven regions, tested from 2018 to 2019 with injected faults.
J Software Engineering Intern|The Economist|London, UK|2015-06|2015-09
H Wrote the first search index of the archive.
E University of Texas at Austin|B.S.|Computer Science|2012|2016
K Rust, C++, Linux, gRPC, Raft, PostgreSQL
L English, German
O Projects|Tinyfs, a file system in 900 lines | Rust, FUSE | 2019 – 2021|Birdsong classifier | Python | Jan 2018 – May 2018
O Awards|Dean's Honored Graduate, 2016

en|Oluwaseun Adébáyò-Clarke|seun.adebayo@postbox.test|+44 20 7946 0958|Croydon, UK|Growth Lead
S I make subscription products grow without annoying anybody.
J Growth Lead|Driver Hire|London|2021-01|
H Grew paying members from 4,000 to 19,000 in eighteen months.
J Lifecycle Marketing Specialist|Baker & Partner|Croydon|2018-05|2020-12
H Rebuilt the onboarding letters; churn fell by a fifth.
H Ran 60 tests a year with two analysts.
J Customer Happiness Hero|Pepperpot|Remote|2016-09|2018-04
H Answered 70 tickets a day.
E University of Lagos|BSc|Mass Communication|2011|2015
E Birkbeck, University of London|MSc|Marketing Analytics|2016|2017
K Braze, SQL, Looker, Figma, Copywriting
L English, Yoruba
O Volunteering|Treasurer, Croydon Allotment Society, 2019 – 2022

de|Dr. Friederike Schöneborn|f.schoeneborn@posteo.test|+49 170 5550123|Tübingen|Bioinformatikerin
S Bioinformatikerin mit Schwerpunkt Einzelzellanalyse und Freude an sauberen Daten.
J Teamleiterin Datenanalyse|Neckarbio GmbH|Tübingen|2021-04|
H Aufbau eines Teams von fünf Personen.
H Einführung reproduzierbarer Auswertungen mit Nextflow.
J Wissenschaftliche Mitarbeiterin|Max-Planck-Institut für Entwicklungsbiologie|Tübingen|2016-10|2021-03
H Auswertung von Einzelzelldaten aus vier Arbeitsgruppen.
J Werkstudentin|Stadtwerke Reutlingen|Reutlingen|2014-04|2016-09
H Pflege der Kundendatenbank.
E Eberhard Karls Universität Tübingen|Dr. rer. nat.|Bioinformatik|2016|2021
E Universität Konstanz|M.Sc.|Life Science|2013|2016
K Python, R, Nextflow, Docker, Statistik
L Deutsch, Englisch, Französisch
O Ehrenamt|Kassenwartin, Turnverein Lustnau, 2017 – 2020

fr|Maëlys Le Goff|maelys.legoff@courriel.test|06 39 98 12 34|Brest|Chargée de projet RSE
S Chargée de projet passionnée par la transition écologique des PME bretonnes.
J Chargée de projet RSE|Coopérative Ar Mor|Brest|2022-09|
H Pilotage du bilan carbone de quarante adhérents.
J Assistante qualité|Conserverie Le Bris|Douarnenez|2020-01|2022-08
H Suivi des audits IFS et BRC.
H Formation de douze opérateurs.
J Vendeuse en alternance|Biocoop Kerbonne|Brest|2018-09|2019-12
H Tenue de caisse et mise en rayon.
E Université de Bretagne Occidentale|Master|Management de l'environnement|2018|2020
E Lycée Vauban|Baccalauréat|Série ES|2012|2015
K Bilan carbone, ISO 14001, Excel, Animation d'ateliers
L Français, Anglais, Breton
O Centres d'intérêt|Voile, chant de marin

es|Iker Etxeberria Lasa|iker.etxeberria@correo.test|+34 612 34 56 78|Donostia|Técnico de mantenimiento
S Técnico de mantenimiento con experiencia en líneas de envasado.
J Jefe de turno de mantenimiento|Envases Urumea S.L.|Donostia|2019-02|
H Coordinación de siete técnicos y planificación de paradas.
J Técnico electromecánico|Papelera del Oria|Tolosa|2014-06|2019-01
H Mantenimiento preventivo de bobinadoras.
J Peón de almacén|Frutas Goñi|Irun|2012-03|2014-05
H Carga y descarga.
E IES Plaiaundi|Grado Superior|Mecatrónica Industrial|2010|2012
K PLC Siemens, Neumática, Soldadura, SAP PM
L Euskera, Español, Inglés
O Cursos|Prevención de riesgos laborales, 60 horas, 2018

it|Ludovica Marchesan|ludovica.marchesan@posta.test|+39 333 555 0199|Treviso|Responsabile di sala
S Responsabile di sala con dieci anni di esperienza nella ristorazione.
J Responsabile di sala|Antica Osteria dei Tre Archi|Treviso|2020-05|
H Gestione di una squadra di nove persone.
J Chef de rang|Ristorante Il Notaio|Venezia|2016-03|2020-04
H Servizio al tavolo per sessanta coperti.
J Cameriera|Hotel Bellariva|Jesolo|2013-06|2016-02
H Servizio colazioni e banchetti.
E Istituto Alberghiero Giuseppe Maffioli|Diploma|Servizi di sala|2008|2013
K Sommelier, Gestione turni, Tilby
L Italiano, Inglese, Tedesco
O Volontariato|Protezione civile, Treviso, 2015 – 2019

pl|Żaneta Wróblewska-Kiełb|zaneta.wroblewska@poczta.test|+48 601 555 010|Gdynia|Spedytorka morska
S Spedytorka z ośmioletnim doświadczeniem w przewozach kontenerowych.
J Starsza spedytorka|Balticon Spedycja Sp. z o.o.|Gdynia|2019-08|
H Obsługa 120 kontenerów miesięcznie.
J Specjalistka ds. frachtu|Morska Agencja Hel|Gdynia|2016-02|2019-07
H Negocjacje stawek z armatorami.
E Uniwersytet Morski w Gdyni|Magister|Transport i logistyka|2010|2015
K Incoterms, SAP TM, Excel
L polski, angielski, niemiecki
O Kursy|Kurs agenta celnego, 2017

nl|Jip van 't Hoff|jip.vanthoff@post.test|06 12 34 56 78|Groningen|Wijkverpleegkundige
S Wijkverpleegkundige met hart voor palliatieve zorg.
J Wijkverpleegkundige|Thuiszorg De Linde|Groningen|2018-11|
H Coördinatie van zorg voor 35 cliënten.
J Verpleegkundige i.o.|Martini Ziekenhuis|Groningen|2016-09|2018-10
H Stage op de afdeling longziekten.
J Medewerker keuken|Eetcafé De Uurwerker|Groningen|2014-05|2016-08
H Afwas en voorbereiding.
E Hanzehogeschool Groningen|HBO-V|Verpleegkunde|2014|2018
K Wondzorg, Palliatieve zorg, Indicatiestelling
L Nederlands, Engels, Fries

sv|Ingegärd Åkerström|ingegard.akerstrom@brev.test|070-174 06 05|Umeå|Förskollärare
S Förskollärare som tycker om skogen i alla väder.
J Förskollärare|Ur och Skur Mulleborg|Umeå|2017-08|
H Ansvar för barngruppens planering.
J Barnskötare|Umeå kommun|Umeå|2014-01|2017-07
H Arbete med barn ett till tre år.
E Umeå universitet|Förskollärarexamen|Pedagogik|2010|2014
K Pedagogisk dokumentation, TAKK, Friluftsliv
L Svenska, Engelska, Samiska

pt|Thaís Figueiredo Brandão|thais.brandao@correio.test|+55 11 95555-0123|São Paulo, SP|Analista de dados pleno
S Analista de dados com foco em varejo.
J Analista de dados pleno|Mercadinho Online Ltda.|São Paulo|2021-06|
H Painéis de vendas para 80 lojas.
J Analista de BI júnior|Grupo Jaçanã|Campinas|2018-03|2021-05
H Modelagem de dados em SQL.
J Estagiária|Banco do Vale|Campinas|2017-01|2018-02
H Relatórios semanais.
E Universidade Estadual de Campinas|Bacharelado|Estatística|2013|2017
K SQL, Python, Power BI, dbt
L Português, Inglês
O Projetos|Mapa de feiras livres (2019 - 2020)

en|Nguyễn Thị Minh Khai|khai.nguyen@inbox.test|+84 91 555 0123|Ho Chi Minh City, Vietnam|QA Engineer
S Tester of payment flows in four countries.
J QA Lead|Sao Mai Pay JSC|Ho Chi Minh City|2020-10|
H Set up contract tests between nine teams.
J Manual Tester|FPT Software|Da Nang|2017-08|2020-09
H Wrote 1,400 test cases for a ticketing system.
E Ho Chi Minh City University of Technology|Bachelor of Engineering|Software Engineering|2013|2017
K Playwright, Postman, k6, Jira
L Vietnamese, English
O Certifications|ISTQB Foundation Level, 2018

en|Ravichandran Subramaniam|ravi.subramaniam@mail.test|+91 98400 55501|Chennai, Tamil Nadu|Plant Manager
S Twenty years on shop floors of castings and forgings.
J Plant Manager|Sundaram Castings Pvt Ltd|Chennai|2015-04|
H Responsible for 420 people and three furnaces.
J Dy. Manager - Production|Kaveri Forge|Hosur|2008-07|2015-03
H Reduced rejection from 6.1 % to 2.4 %.
J Graduate Engineer Trainee|Lakshmi Machine Works|Coimbatore|2004-06|2008-06
H Rotated through six departments.
E PSG College of Technology|B.E.|Mechanical Engineering|2000|2004
E St. Joseph's Higher Secondary School|HSC||1998|2000
K Lean, Six Sigma, SAP PP, TPM
L English, Tamil, Hindi
O Declaration|I hereby declare that the above is true to the best of my knowledge.

en|Prof. Siobhán Ní Cheallaigh|s.nicheallaigh@univ.test|+353 1 555 0199|Galway, Ireland|Medieval Historian
S Historian of monastic economies in the Irish Sea region.
J Associate Professor of Medieval History|University of Galway|Galway|2018-09|
H Teaching of three modules and supervision of five doctoral students.
J Postdoctoral Fellow|Trinity College Dublin|Dublin|2014-10|2018-08
H Edited two cartularies.
J Teaching Assistant|University of Notre Dame|Notre Dame, IN|2009-09|2013-05
H Seminars on Latin palaeography.
E University of Notre Dame|Ph.D.|History|2008|2014
E University College Cork|B.A.|History and Irish|2004|2007
K Latin palaeography, Old Irish, TEI XML
L Irish, English, Latin
O Publications|Ní Cheallaigh, S. (2021) "Salt and Silver: Monastic Trade 1150–1300", Journal of Medieval Studies 44, pp. 12–40.|Ní Cheallaigh, S. (2017) Cartulary of Inch. Cork University Press.
O Grants and Fellowships|Research Fellowship, Irish Research Council, 2014 – 2016

en|DeShawn Whitfield|dwhitfield@mailbox.test|404-555-0182|Atlanta, GA|Line Cook
S Line cook who can run any station.
J Sous Chef|The Carpenter's Arms|Atlanta, GA|2022-02|
H Write the menu each week with the head chef.
J Line Cook|Magnolia & Rye|Decatur, GA|2019-05|2022-01
H Grill station for 180 covers a night.
J Dishwasher|Waffle Barn|Atlanta, GA|2017-08|2019-04
H Closed the kitchen five nights a week.
E Atlanta Technical College|Certificate|Culinary Arts|2017|2018
K Butchery, Sauces, Inventory, ServSafe
L English, Spanish

en|Zhang Weilin|weilin.zhang@inbox.test|+86 138 0013 8000|Hangzhou, China|Machine Learning Engineer
S Ranking models for short video.
J Senior Algorithm Engineer|Kuaiyin Technology|Hangzhou|2021-03|
H Raised watch time by 4 % with a two-tower model.
J Algorithm Engineer|Alibaba Group|Hangzhou|2018-07|2021-02
H Trained ranking models on 2 billion samples a day.
E Zhejiang University|M.Eng.|Computer Science|2015|2018
E Nanjing University|B.Eng.|Software Engineering|2011|2015
K PyTorch, Spark, Flink, SQL
L Chinese, English
O Honors & Awards|National Scholarship, 2017|ACM-ICPC Asia Regional, Silver Medal, 2014

de|Cem Yıldırım|cem.yildirim@netz.test|0151 55501234|Duisburg|Anlagenmechaniker SHK
S Anlagenmechaniker mit Führerschein und guter Laune.
J Anlagenmechaniker SHK|Heizung Kowalczyk|Duisburg|2019-08|
H Einbau von Wärmepumpen im Bestand.
J Helfer im Rohrleitungsbau|Rhein-Ruhr Montage GmbH & Co. KG|Essen|2015-02|2016-07
H Vorbereitung von Schweißnähten.
E Berufskolleg Technik Mitte|Gesellenbrief|Anlagenmechaniker SHK|2016|2019
E Gesamtschule Meiderich|Mittlere Reife||2008|2014
K Wärmepumpen, Hartlöten, Führerschein B
L Deutsch, Türkisch

fr|Jean-Baptiste N'Diaye|jb.ndiaye@courriel.test|+33 6 39 98 55 01|Lille|Développeur full-stack
S Développeur curieux, à l'aise du CSS à la base de données.
J Développeur full-stack|Octopus & Cie|Lille|2020-02|
H Refonte de l'espace client en React.
H Mise en place de l'intégration continue.
J Développeur PHP|Agence Petit Pois|Roubaix|2017-09|2020-01
H Sites vitrines pour une trentaine de clients.
J Stagiaire développeur|Mairie de Tourcoing|Tourcoing|2017-03|2017-08
H Application de réservation de salles.
E Université de Lille|Licence professionnelle|Développement web|2016|2017
E IUT de Lens|DUT|Informatique|2014|2016
K PHP, Symfony, React, MySQL, Docker
L Français, Wolof, Anglais
O Projets personnels|Calendrier des marchés (2019 – 2021)

en|Margaret "Peggy" O'Sullivan|peggy.osullivan@postbox.test|+1 617 555 0110|Boston, MA|Registered Nurse
S Nurse with fourteen years in emergency care.
J Charge Nurse|Mercy General Hospital|Boston, MA|2017-05|
H Lead a shift of eleven nurses in a level-one trauma center.
J Staff Nurse, Emergency Department|Bayside Medical Center|Quincy, MA|2010-07|2017-04
H Triage and care of 25 patients a shift.
E Simmons University|Bachelor of Science in Nursing|Nursing|2006|2010
K Triage, ACLS, PALS, Epic
L English
O Licenses|Registered Nurse, Massachusetts, 2010 – present
O Volunteer Experience|Medical Volunteer, Marathon Relief Tent, 2013 – 2019

ru|Ярослав Кузнечиков|y.kuznechikov@pochta.test|+7 912 555-01-23|Казань|Инженер-конструктор
S Инженер-конструктор с опытом проектирования насосов.
J Ведущий инженер-конструктор|ООО «Волганасос»|Казань|2018-03|
H Разработка погружных насосов.
J Инженер-конструктор|Завод «Прибой»|Чебоксары|2013-08|2018-02
H Подготовка чертежей в КОМПАС-3D.
E Казанский национальный исследовательский технический университет|Специалист|Машиностроение|2008|2013
K КОМПАС-3D, SolidWorks, ЕСКД
L русский, английский

en|Tove Jansdotter|tove@jansdotter.test|+46 70 174 06 33|Malmö, Sweden|Product Designer
S Designer of things that have to work on a bus.
J Principal Product Designer|Kollektiv|Malmö, Sweden|2021-09|
H Own the design system of three apps.
J Product Designer|Öresund Mobility AB|Malmö, Sweden|2018-01|2021-08
H Ticket purchase in three taps.
J UI Designer|Freelance|Copenhagen, Denmark|2015-05|2017-12
H Twenty clients from bakeries to banks.
E Malmö University|BFA|Interaction Design|2012|2015
K Figma, Prototyping, Design systems, Swift
L Swedish, English, Danish
O Talks|"Designing for one thumb", Nordic.js, 2022
`;

export const setE = `
en|Beatrix Hollowell|b.hollowell@mailbox.test|+1 (206) 555-0133|Tacoma, WA|Platform Engineer
S Keeps clusters boring.
J Staff Platform Engineer|Larkspur Health|Tacoma, WA|2021-11|
H Moved 140 services to one deployment path.
J Site Reliability Engineer|Cooper Analytics|Portland, OR|2018-04|2021-10
H Wrote the incident guide that everybody still uses.
J Systems Administrator|Pierce County Library System|Tacoma, WA|2014-08|2018-03
H Ran 60 servers and one very old printer.
E University of Puget Sound|Bachelor of Science|Mathematics|2010|2014
K Kubernetes, Terraform, Go, Prometheus
L English, Japanese
O Open Source|Maintainer of kubetidy, 2019 – Present

en|Kofi Mensah-Owusu|kofi.mensah@inbox.test|+233 24 555 0142|Accra, Ghana|Agronomist
S Agronomist for cocoa and cassava.
J Lead Agronomist|Volta Farmers Union|Accra|2019-06|
H Trained 900 farmers in pruning and shade.
J Extension Officer|Ministry of Food and Agriculture|Kumasi|2015-01|2019-05
H Visited 40 villages each season.
J Field Assistant|Cocoa Board|Tafo|2013-03|2014-12
H Counted pods and pests.
E Kwame Nkrumah University of Science and Technology|BSc|Agriculture|2009|2013
K Soil sampling, GIS, Training
L English, Twi, French

de|Hannelore Pfefferkorn|h.pfefferkorn@post.test|+49 351 5550123|Dresden|Steuerfachangestellte
S Steuerfachangestellte mit Sinn für Ordnung.
J Steuerfachangestellte|Kanzlei Drechsler & Sohn|Dresden|2017-01|
H Lohnabrechnung für 60 Mandanten.
J Buchhalterin|Elbe Druck GmbH|Pirna|2011-09|2016-12
H Debitoren und Kreditoren.
E Berufliches Schulzentrum für Wirtschaft Dresden|Ausbildung|Steuerfachangestellte|2008|2011
K DATEV, Lohnabrechnung, Excel
L Deutsch, Tschechisch
O Weiterbildung|Bilanzbuchhalterin (IHK), 2015 – 2016

fr|Éléonore Vanderstraeten|eleonore.vds@courriel.test|+32 470 55 01 23|Liège|Ergothérapeute
S Ergothérapeute auprès de personnes âgées.
J Ergothérapeute|Résidence Les Tilleuls|Liège|2019-10|
H Adaptation des logements de trente résidents.
J Ergothérapeute remplaçante|CHU de Liège|Liège|2017-02|2019-09
H Rééducation de la main.
E Haute École Robert Schuman|Bachelier|Ergothérapie|2013|2016
K Bilan d'autonomie, Orthèses, Animation
L Français, Néerlandais

es|María José Quiñones Arce|mj.quinones@correo.test|+52 55 5550 1234|Guadalajara, México|Contadora pública
S Contadora pública con ocho años en despachos.
J Gerente de impuestos|Despacho Arriaga y Asociados|Guadalajara|2020-07|
H Declaraciones de ciento veinte clientes.
J Auxiliar contable|Tequila Los Agaves|Tequila|2015-08|2020-06
H Conciliaciones bancarias.
E Universidad de Guadalajara|Licenciatura|Contaduría Pública|2010|2015
K CONTPAQi, Excel, Auditoría
L Español, Inglés

it|Gianmarco De Santis|gianmarco.desantis@posta.test|+39 347 555 0123|Bari|Grafico
S Grafico e illustratore.
J Art Director|Studio Ulivo|Bari|2019-01|
H Identità visiva di festival e cantine.
J Grafico junior|Tipografia Levante S.r.l.|Bari|2014-10|2018-12
H Impaginazione di libri e manifesti.
E Accademia di Belle Arti di Bari|Diploma accademico|Grafica|2010|2014
K InDesign, Illustrator, Serigrafia
L Italiano, Inglese

en|Yuki Tanabe|yuki.tanabe@mail.test|+81 90 5550 1234|Osaka, Japan|Game Producer
S Ships games on time and in peace.
J Producer|Tanuki Interactive|Osaka|2019-04|
H Shipped three titles with a team of thirty.
J Associate Producer|Kitsune Soft|Kyoto|2016-04|2019-03
H Ran milestones for two studios.
J QA Tester|Pixel Gardener|Osaka|2014-04|2016-03
H Found 2,300 bugs.
E Ritsumeikan University|B.A.|Image Arts and Sciences|2010|2014
K Scheduling, Unity, Localization
L Japanese, English
O Publications|"Calm Crunch: Production without Overtime", GDC Vault, 2021

en|Fatima Zahra El Idrissi|fz.elidrissi@mailbox.test|+212 6 55 50 12 34|Casablanca, Morocco|Supply Chain Analyst
S Makes stock turn.
J Supply Planner|Atlas Textiles SARL|Casablanca|2020-01|
H Cut safety stock by 14 %.
J Procurement Assistant|Marjane Holding|Rabat|2017-05|2019-12
H 300 orders a week.
E ENCG Settat|Master|Supply Chain Management|2012|2017
K SAP MM, Excel, Power Query
L Arabic, French, English

nl|Wouter de Bruijn|wouter.debruijn@post.test|+31 6 55501234|Zwolle|Applicatiebeheerder
S Beheerder die documenteert.
J Functioneel applicatiebeheerder|Gemeente Zwolle|Zwolle|2018-02|
H Beheer van het zaaksysteem voor 900 gebruikers.
J Helpdeskmedewerker|Isala Klinieken|Zwolle|2014-09|2018-01
H Eerstelijns ondersteuning.
E Hogeschool Windesheim|Bachelor|Bedrijfskundige Informatica|2010|2014
K TOPdesk, SQL, ITIL
L Nederlands, Engels

en|Alistair McTavish-Nakamura|alistair@mctavish.test|0131 496 0123|Edinburgh, Scotland|Solicitor
S Property solicitor.
J Senior Associate|Burnett Shepherd LLP|Edinburgh|2019-09|
H Acted for three universities in the purchase of student housing.
J Solicitor|Cairn & Fell|Glasgow|2015-10|2019-08
H Two hundred conveyancing files a year.
J Trainee Solicitor|Baillie Thomson|Glasgow|2013-09|2015-09
H Seats in litigation and property.
E University of Glasgow|LLB|Scots Law|2008|2012
E University of Strathclyde|Diploma|Professional Legal Practice|2012|2013
K Conveyancing, Leasehold, Drafting
L English, Gaelic
O Memberships|Law Society of Scotland, 2015 – present

pt|Joaquim Sequeira Pinto|joaquim.pinto@correio.test|+351 912 555 012|Braga|Operador de CNC
S Operador de CNC com gosto pela precisão.
J Operador de CNC|Moldes do Cávado, Lda.|Braga|2016-05|
H Fabrico de moldes com tolerâncias de 0,01 mm.
J Ajudante de serralheiro|Metalúrgica Irmãos Faria|Barcelos|2012-02|2016-04
H Corte e soldadura.
E Escola Profissional de Braga|Curso Profissional|Maquinação|2009|2012
K Fanuc, Mastercam, Metrologia
L Português, Espanhol

en|Priyanka Deshpande|priyanka.d@inbox.test|+91 99700 55512|Pune, India|Business Analyst
S Turns wishes into stories.
J Senior Business Analyst|Godavari Infotech|Pune|2021-02|
H Requirements for a claims system in three states.
J Business Analyst|Mistry Consulting Services|Mumbai|2018-06|2021-01
H Workshops with forty branches.
J Management Trainee|HDFC Bank|Mumbai|2017-05|2018-05
H Rotated through three branches.
E Symbiosis Institute of Business Management|MBA|Finance|2015|2017
E Savitribai Phule Pune University|B.Com||2012|2015
K BPMN, SQL, JIRA, Visio
L English, Hindi, Marathi
O Certifications|CBAP, IIBA, 2020
`;
