/**
 * What people call each occupation beside its titles, and how they describe it who are outside of it. Before the bar: names,
 * American, British, Australian and Indian, of which one may belong to several. After it: what it does, in a few words.
 */
export const descriptions: Readonly<Record<string, string>> = {
  '11-1011.00':
    'ceo, managing director, company president, boss of a company, company director, tycoon, c-suite executive, head of a company | runs a whole company, leads a corporation, sits in the boardroom',
  '11-1011.03': 'head of sustainability, cso | makes a company greener, leads esg',
  '11-1021.00':
    'ops manager, plant manager, branch manager, gm, coo, small business owner | runs the daily business, keeps a site or branch running',
  '11-1031.00':
    'politician, senator, congressman, congresswoman, mp, city councillor, member of parliament, governor, mayor, lawmaker | makes laws, gets elected, sits in congress or parliament',
  '11-2011.00': 'head of advertising | runs advertising campaigns and promotions',
  '11-2021.00':
    'marketing boss, marketing, marketing director, brand manager, cmo, head of marketing | plans campaigns, brands and products to sell',
  '11-2022.00': 'sales boss, head of sales | leads salespeople, sets sales targets',
  '11-2032.00': 'head of communications, comms director, spin doctor | leads press and public image of a company',
  '11-2033.00': 'head of fundraising, development director | leads raising of donations for a charity',
  '11-3012.00':
    'office manager, admin manager, business services manager | runs the office services, mail and records of a company',
  '11-3013.00': 'facility manager | keeps office buildings and grounds running',
  '11-3013.01': 'head of security, security director | leads protection and guards of a company or site',
  '11-3021.00':
    'cto, cio, head of it, it boss, tech lead, engineering lead, head of engineering | leads computer people and systems of a company',
  '11-3031.00': 'finance, cfo, head of finance | leads the money and finances of a company or bank',
  '11-3031.01': 'comptroller, group controller | controls accounts, cash and reports of a company',
  '11-3031.03':
    'fund manager, portfolio manager, asset manager, wealth manager, venture capitalist, private equity | invests large sums of money for investors',
  '11-3051.00':
    'plant manager, manufacturing manager, production boss, head of production | runs a factory, leads manufacturing',
  '11-3051.01':
    'qa manager, head of quality, quality assurance manager, qc manager | leads checks of product quality in a plant',
  '11-3051.02': 'geothermal manager | runs a plant that makes power from hot underground steam',
  '11-3051.03': 'ethanol plant manager | runs a plant that makes fuel from crops',
  '11-3051.04': 'biomass manager | runs a plant that burns wood or waste for power',
  '11-3051.06': 'hydro plant manager, dam manager | runs a dam or water power station',
  '11-3061.00': 'head of procurement, head of buying | leads buying for a company',
  '11-3071.00': 'warehouse manager, fleet manager, transport manager, depot manager | runs a warehouse, fleet or depot',
  '11-3071.04': 'supply chain, head of supply chain | plans goods from suppliers to customers',
  '11-3111.00': 'payroll manager, rewards manager | decides pay scales and benefits of staff',
  '11-3121.00':
    'head of hr, personnel manager, people manager, hrbp, hr business partner, chief people officer | leads hiring, rules and conflicts of staff',
  '11-3131.00': 'learning and development manager, l&d manager, head of training | leads courses for staff',
  '11-9013.00':
    'farmer, rancher, farm manager, dairy farmer, grower, farm owner, cattle rancher, grazier, winemaker, vineyard manager, fish farmer, farming, agriculture | owns or runs a farm, grows crops, raises cattle',
  '11-9021.00':
    'construction management, site manager, building site manager, construction boss, general contractor, site agent, builder boss | runs a building site, leads a construction project',
  '11-9031.00':
    'nursery manager, head of a kindergarten, childcare centre manager, daycare owner | runs a preschool, nursery or daycare',
  '11-9032.00':
    'headteacher, head teacher, headmaster, headmistress, principal, deputy head, assistant principal, vice principal, school leader | leads a school',
  '11-9033.00': 'dean, registrar, provost, vice chancellor | runs a college or university, admissions of students',
  '11-9041.00': 'head of engineering, chief engineer, architecture manager | leads a team of engineers',
  '11-9041.01': ' | leads development of fuel from plants',
  '11-9051.00':
    'cafe owner, food service manager, bar manager, publican, kitchen manager, canteen manager, mcdonalds manager | runs a restaurant, cafe, bar or pub',
  '11-9071.00': 'slot manager, casino boss | runs a casino',
  '11-9072.00':
    'leisure centre manager, camp director, cinema manager, gym manager | runs a leisure centre, camp, theater or park',
  '11-9081.00': 'hotelier, innkeeper, hospitality manager, bnb owner, hostel manager | runs a hotel, motel or inn',
  '11-9111.00': 'practice manager, clinic manager, care home manager | runs a hospital, clinic or nursing home',
  '11-9121.00':
    'lab manager, head of research, research director, laboratory manager, r&d manager | leads scientists and research',
  '11-9121.01':
    'clinical trial manager, cra, clinical research associate, study coordinator | runs drug trials with patients',
  '11-9121.02': 'water manager, watershed manager | plans water supply and protects rivers',
  '11-9131.00': 'head of a post office | runs a post office',
  '11-9141.00':
    'landlord, letting agent, lettings manager, hoa manager, property management, strata manager | rents out and looks after apartments and buildings',
  '11-9151.00':
    'nonprofit manager, charity manager, community manager, head of a charity, ngo manager, homeless shelter manager | runs a charity, shelter or social programme',
  '11-9161.00':
    'disaster manager, emergency preparedness, disaster relief manager | plans for floods, storms, hurricanes and disasters',
  '11-9171.00': 'mortuary manager, funeral parlour owner | runs a funeral home',
  '11-9179.01': 'gym manager | plans fitness and wellness programmes',
  '11-9179.02': 'beauty spa manager, wellness spa director | runs a spa',
  '11-9199.01': 'head of regulatory affairs | gets drugs and products through approval',
  '11-9199.02': 'chief compliance officer, head of compliance | leads keeping to rules and laws in a company',
  '11-9199.08': 'shrink manager | leads stopping of theft in stores',
  '11-9199.09': 'wind farm manager | runs a wind farm',
  '11-9199.10': 'wind project developer, wind farm developer | plans new wind farms',
  '11-9199.11': 'contaminated land manager | cleans up polluted land so it can be used again',
  '13-1011.00':
    'agent of actors, talent agent, football agent, music manager, artist manager, celebrity agent, booking agent, model agent | makes deals and contracts for stars, actors, singers and athletes',
  '13-1021.00': 'crop buyer | buys grain, milk or animals from farmers',
  '13-1022.00':
    'merchandiser, buyer for a shop, store buyer | chooses what shops sell, buys clothes and goods for stores',
  '13-1023.00':
    'buyer, procurement specialist, procurement officer, procurement, purchaser, sourcing specialist, contract specialist | buys supplies for a company',
  '13-1031.00':
    'loss adjuster, claims handler, insurance assessor | decides what insurance pays after an accident or damage',
  '13-1032.00': 'car damage estimator, vehicle damage assessor | says what a crashed car costs to mend',
  '13-1041.00':
    'compliance, aml analyst, kyc analyst, regulatory inspector, compliance analyst | checks that companies keep to rules',
  '13-1041.01':
    'environment inspector, pollution inspector, epa inspector, environmental health officer | checks factories for pollution',
  '13-1041.03':
    'eeo officer, diversity officer, dei officer, equality officer, diversity and inclusion manager | looks into discrimination, promotes diversity',
  '13-1041.04': ' | checks government property and contracts',
  '13-1041.06': ' | finds out how somebody died, examines dead bodies',
  '13-1041.07': 'regulatory affairs | writes papers for approval of drugs and devices',
  '13-1041.08':
    'customs agent, customs clearance agent, import broker, tariff broker | gets imported goods through customs',
  '13-1051.00': 'estimator, qs, cost engineer | works out what a building will cost',
  '13-1071.00':
    'recruiter, hr, hr person, human resources, recruiting, recruitment, headhunter, talent acquisition, personnel officer, staffing agent, talent partner, sourcer, hrbp | hires people, interviews job seekers',
  '13-1074.00': 'labour hire contractor, crew leader, gangmaster | hires farm workers for the harvest',
  '13-1075.00':
    'union negotiator, trade union representative, shop steward, industrial relations | negotiates between unions and bosses',
  '13-1081.00':
    'logistics, logistics coordinator, supply chain analyst, logistics specialist | plans how goods move and are stored',
  '13-1081.01': 'supply chain engineer | designs how goods flow',
  '13-1081.02': 'logistics data analyst | analyses data of transport and stock',
  '13-1082.00':
    'project management, project coordinator, programme manager, program manager, project lead, scrum master, pmp | keeps projects on time and budget',
  '13-1111.00':
    'consultant, business consultant, strategy consultant, business analyst, mckinsey consultant, efficiency expert | advises companies how to work better',
  '13-1121.00':
    'event manager, events coordinator, conference organiser, event management | organises weddings, parties, festivals and conferences',
  '13-1131.00':
    'charity fundraiser, grant writer, donation collector, fund raiser | raises money and donations for charity',
  '13-1141.00': 'rewards analyst | works out pay scales and benefits',
  '13-1151.00':
    'staff trainer, learning and development, trainer at a company, workplace trainer | teaches staff new skills at a company',
  '13-1161.00':
    'marketing specialist, digital marketer, social media marketer, marketing assistant, marketing executive, marketing coordinator, consumer researcher, crm specialist, growth hacker, marketer | finds out what customers want, studies markets',
  '13-1161.01': 'seo, google ads specialist, search engine optimiser | gets websites to the top of google',
  '13-1199.04': 'disaster recovery planner, bcp manager | plans how a company goes on after a disaster',
  '13-1199.05': 'esg analyst, recycling coordinator for a company | makes companies greener, cuts waste and carbon',
  '13-1199.06':
    'ebay seller, amazon seller, etsy seller, ecommerce seller, dropshipper, online shop owner, ecommerce, online reseller | sells goods on the internet',
  '13-1199.07': 'security consultant, security adviser | assesses risks and plans security of buildings',
  '13-2011.00':
    'accountant, auditor, cpa, accounting, chartered accountant, bean counter, management accountant, forensic accountant, cost accountant, tax accountant, internal auditor, accountancy, acca | does the books, audits and taxes of companies',
  '13-2022.00':
    'antiques appraiser, jewellery appraiser, art valuer, auction appraiser | says what art, antiques and jewels are worth',
  '13-2023.00':
    'house appraiser, property valuer, valuer, chartered surveyor, house valuer, property assessor | decides what a house or land is worth',
  '13-2031.00': 'budget planner | plans spending of an organisation',
  '13-2041.00': 'credit risk analyst, credit officer | decides whether companies can pay back credit',
  '13-2051.00':
    'investment banker, equity analyst, securities analyst, fp&a analyst, equity researcher, investment banking, m&a analyst, finance analyst | studies shares, companies and numbers for investors',
  '13-2052.00':
    'financial adviser, wealth adviser, wealth manager, money adviser, investment adviser, pensions adviser, retirement planner, ifa, cfp | tells people how to invest and save for retirement',
  '13-2053.00': 'underwriter, insurance risk assessor | decides who gets insurance and at what price',
  '13-2054.00':
    'risk analyst, risk manager, credit risk manager, financial risk manager | measures risks of banks and investments',
  '13-2061.00': 'bank inspector, bank regulator | checks banks for the government',
  '13-2071.00': 'debt counselor, debt adviser, money coach, credit counsellor | helps people out of debt',
  '13-2072.00':
    'banking, mortgage broker, mortgage adviser, lender, banker, loan agent, mlo | decides about loans and mortgages, lends money',
  '13-2081.00':
    'tax inspector, tax man, taxman, tax officer, hmrc officer, tax auditor | collects taxes for the government, checks tax returns',
  '13-2082.00':
    'tax adviser, tax agent, tax return preparer, tax lady, h&r block worker | fills in tax returns for people',
  '13-2099.01':
    'quant, quant trader, quant analyst, financial mathematician, financial engineer, quant developer | builds mathematical models for trading on wall street',
  '13-2099.04': 'fraud detective, aml investigator | finds cheating and fraud with money',
  '15-1211.00':
    'business systems analyst, it analyst, it consultant, sap consultant, solution analyst, salesforce administrator | works out what computer systems a company needs',
  '15-1211.01': 'clinical informatics, medical informatics | builds computer systems for hospitals and patient data',
  '15-1212.00':
    'cybersecurity, cybersecurity specialist, it security, infosec, security analyst, cyber, cyber analyst | protects computers and networks from hackers',
  '15-1221.00':
    'ai researcher, computer researcher, ai scientist, machine learning researcher, computer science researcher, ai engineer | invents new computing, algorithms and ai',
  '15-1231.00': 'network technician, network support, network tech | mends networks and internet connections',
  '15-1232.00':
    'it helpdesk, helpdesk, tech support, computer support, technical support, it technician, it guy, it person, computer technician, geek squad, desktop support | helps people with computer problems, resets passwords',
  '15-1241.00':
    'network engineer, cloud architect, cloud engineer, cloud computing engineer | designs computer networks and clouds',
  '15-1241.01': 'rf engineer, 5g engineer, telecommunications specialist | designs phone and mobile networks',
  '15-1242.00': 'dba, database admin, database manager, sql administrator | looks after databases',
  '15-1243.00':
    'data architect, data modeler, database developer, data engineer | designs databases and how data is stored',
  '15-1243.01': 'data engineer, etl developer | moves data into warehouses',
  '15-1244.00':
    'system administrator, sysadmin, network admin, it administrator, server admin, linux administrator, devops engineer, site reliability engineer, sre | keeps servers and networks running',
  '15-1251.00': 'programmer, code writer | writes code in a programming language',
  '15-1252.00':
    'coding, coder, programming, programmer, software dev, developer, dev, mobile developer, ios developer, android developer, backend developer, java developer, python developer, embedded developer, swe, sde, devops engineer, techie, software guy, tech worker, devops, tech job, site reliability engineer, sre, full stack developer, .net developer, c++ developer | writes apps and programs, builds software, codes',
  '15-1253.00':
    'qa engineer, software qa, qa tester, test engineer, sdet, bug tester, qa analyst, software quality analyst, video game tester | finds bugs in software, games and apps',
  '15-1254.00':
    'web dev, web development, website developer, front end developer, full stack developer, web programmer, website builder, react developer, webmaster | makes websites',
  '15-1255.00':
    'ux designer, ui designer, product designer for apps, interaction designer, ui ux designer, ux, app designer, website designer | designs screens, apps and websites',
  '15-1255.01':
    'game designer, game developer, game dev, gaming developer, game maker | makes video games, thinks up levels and rules of games',
  '15-1299.01': 'web master, webmaster, web admin, website manager | keeps websites up and running',
  '15-1299.02': 'gis specialist, gis, arcgis analyst, geospatial analyst | makes digital maps with geographic data',
  '15-1299.03': 'records manager, ecm specialist, document manager | keeps electronic documents of a company in order',
  '15-1299.04':
    'hacker, pen tester, pentester, white hat hacker, red teamer, bug bounty hunter | breaks into computers legally to test them, hacks',
  '15-1299.05':
    'security engineer, cyber security engineer, application security engineer, cloud security engineer, devsecops engineer | builds defences of computer systems',
  '15-1299.06':
    'computer forensics, cyber forensics, digital detective, cyber crime investigator | finds evidence on phones and computers',
  '15-1299.07':
    'crypto developer, web3 developer, bitcoin developer, solidity developer, crypto, smart contract developer | builds crypto coins and smart contracts',
  '15-1299.08':
    'systems engineer, solutions architect, it architect, infrastructure engineer, platform engineer, computer engineer, enterprise architect | designs whole computer systems',
  '15-1299.09':
    'it pm, scrum master, technical project manager, agile coach, technical program manager, software project manager, delivery manager | leads software and computer projects',
  '15-2011.00':
    'actuary, insurance mathematician, actuarial analyst, actuarial science | works out the risk for insurance and pensions with mathematics',
  '15-2021.00': 'mathematics, math, mathematician, cryptographer | proves theorems, solves mathematical problems',
  '15-2031.00':
    'operations research, operations researcher, operations analyst | finds the best way with mathematics and models',
  '15-2041.00': 'statistics, statistician, stats, data statistician | designs surveys and works out statistics',
  '15-2041.01': 'medical statistician, clinical statistician | works out statistics of drug trials',
  '15-2051.00':
    'machine learning engineer, ml engineer, ai specialist, data science, ai engineer, machine learning specialist, data miner, big data analyst, nlp engineer | finds patterns in data, trains ai models',
  '15-2051.01':
    'data analyst, power bi developer, tableau developer, bi developer, data analytics | makes dashboards and reports from data',
  '15-2051.02': 'clinical data coordinator, clinical data | looks after data of drug trials',
  '15-2099.01': 'bioinformatics analyst | runs computer analysis of genes',
  '17-1011.00':
    'building designer, architecture, architect, house designer, registered architect | designs houses and buildings',
  '17-1012.00': 'garden designer, park designer, landscape architecture | designs parks and gardens',
  '17-1021.00': 'cartographer, photogrammetrist, mapmaker | makes maps, draws maps',
  '17-1022.00':
    'surveyor, property surveyor, boundary surveyor, land survey | measures land and boundaries with a theodolite',
  '17-1022.01': 'geodesist, gps surveyor | measures the earth with satellites',
  '17-2011.00': 'rocket scientist, rocket engineer, aerospace, nasa engineer | designs planes, rockets and spacecraft',
  '17-2021.00': 'farm engineer, irrigation engineer | designs farm machines and irrigation',
  '17-2031.00':
    'bioengineer, biomed engineer, medical device engineer, prosthesis engineer | designs artificial organs and medical devices',
  '17-2041.00': 'process engineer, chemical plant engineer, chem eng | designs chemical plants and processes',
  '17-2051.00':
    'civil engineer, structural engineer, construction engineer, road engineer, geotechnical engineer, civil engineering, bridge builder, tunnel engineer | plans bridges, roads, dams and tunnels',
  '17-2051.01': 'highway engineer, transport engineer, road designer | plans traffic, highways and transit',
  '17-2051.02': 'drainage engineer, hydraulic engineer | designs water supply, sewers and flood defences',
  '17-2061.00':
    'computer engineer, chip designer, cpu designer, fpga engineer, microchip engineer, processor designer | designs computer chips and circuit boards',
  '17-2071.00':
    'power engineer, electrical engineering, power systems engineer | designs electrical power systems and motors',
  '17-2072.00':
    'electronics designer, electronic engineer, circuit designer, circuit engineer, ece engineer | designs electronic circuits and devices',
  '17-2072.01': ' | builds radio tags that track goods',
  '17-2081.00': 'pollution engineer, waste engineer, environment engineer | cleans water, air and soil by technology',
  '17-2111.00': 'process safety engineer | makes machines and plants safe',
  '17-2111.02': 'fire safety engineer, sprinkler designer | designs sprinklers and fire safety of buildings',
  '17-2112.00':
    'production engineer, process improvement engineer, lean engineer, time and motion engineer | makes factories and work more efficient',
  '17-2112.01': 'ergonomist | fits workplaces and chairs to people',
  '17-2112.02': 'pharma validation engineer | proves that equipment and processes work as they should',
  '17-2112.03': 'process engineer, manufacturing specialist | sets up how a factory makes things',
  '17-2121.00': 'boat designer, shipbuilder, ship engineer, submarine designer | designs ships, boats and submarines',
  '17-2131.00': 'metallurgist, metallurgical engineer, plastics engineer | develops metals, plastics and ceramics',
  '17-2141.00':
    'machine designer, mechanical engineering, hvac engineer, machine engineer, mech eng | designs machines and engines',
  '17-2141.01': 'hydrogen engineer | designs fuel cells that run on hydrogen',
  '17-2141.02':
    'car engineer, car designer, vehicle engineer, f1 engineer, race car engineer, automobile engineer | designs cars and engines of cars',
  '17-2151.00': 'mine planner | plans mines and tunnels for ore and coal',
  '17-2161.00': 'nuclear power engineer, nuclear engineering | designs nuclear reactors',
  '17-2171.00': 'oil engineer, reservoir engineer, gas engineer | finds ways to get oil and gas out of the ground',
  '17-2199.03': 'energy manager, energy efficiency engineer | saves energy in buildings',
  '17-2199.05':
    'mechatronics, automation engineer, controls engineer, plc programmer | combines mechanics, electronics and computers',
  '17-2199.06': ' | designs tiny sensors',
  '17-2199.07': 'laser engineer | works with lasers, light and lenses',
  '17-2199.08':
    'robot builder, robot engineer, robot designer, robotics, automation engineer, drone engineer, robot programmer | builds and programs robots',
  '17-2199.09': 'nanotechnologist, nanotech engineer | works with materials at the scale of atoms',
  '17-2199.10': 'wind engineer | designs wind farms and turbines',
  '17-2199.11': 'solar designer, pv engineer | designs solar power systems',
  '17-3011.00':
    'cad drafter, draftsman, draughtsman, cad technician, bim technician, autocad drafter, revit technician, cad designer, drafter, drafting, blueprint drawer | draws plans of buildings with autocad and revit',
  '17-3012.00': 'wiring drafter, electrical designer | draws wiring diagrams and circuit plans',
  '17-3013.00':
    'mechanical designer, cad drafter, cad designer, solidworks designer, machine drafter, mechanical draughtsman, drafter, solidworks drafter | draws machine parts with solidworks and autocad',
  '17-3021.00': 'aircraft test technician | tests and maintains aircraft and spacecraft equipment',
  '17-3022.00':
    'civil technician, highway technician, construction materials tester | helps civil engineers, tests soil and concrete',
  '17-3023.00': 'electronics technician, electrical tech, electronics tech | builds and tests circuits',
  '17-3024.00':
    'electromechanical technician, automation technician, maintenance technician of robots, mechatronics tech | mends automatic machines',
  '17-3024.01': 'robot tech, robot repairer | sets up and repairs robots in factories',
  '17-3025.00': 'environmental engineering tech | tests polluted water and soil for engineers',
  '17-3026.00': 'industrial engineering tech | measures work in factories',
  '17-3026.01': 'nanotech technician, clean room technician | makes tiny structures in a clean room',
  '17-3027.00': 'mechanical technician, mechanical tech | builds and tests machines for engineers',
  '17-3027.01': 'car test technician | tests cars and engines for engineers',
  '17-3028.00':
    'metrology technician, calibration tech, instrument calibrator | checks and adjusts measuring instruments',
  '17-3029.01': 'ultrasonic tester, weld inspector | tests welds and materials without breaking them',
  '17-3029.08': 'laser technician, fiber optic technician | builds and aligns lasers',
  '17-3031.00':
    'chainman, survey assistant, rodman, drone surveyor, land surveyor assistant | helps surveyors measure, collects map data',
  '19-1011.00': 'livestock scientist | studies farm animals, their feeding and breeding',
  '19-1012.00': 'food chemist, flavour scientist, food developer, food science | invents new foods and flavours',
  '19-1013.00':
    'agronomist, soil scientist, horticulturist, crop scientist, plant biologist, botanist | studies crops, soil and plants',
  '19-1021.00': 'biochemist, biophysicist, protein scientist, biochemistry | studies chemistry of living things',
  '19-1022.00':
    'microbiologist, bacteriologist, virologist, germ scientist, microbiology, virus researcher | studies bacteria, viruses and germs',
  '19-1023.00':
    'zoologist, marine biologist, wildlife scientist, animal scientist in the wild, ornithologist, shark scientist, whale scientist, entomologist, animal biologist, oceanographer of animals, zoology | studies wild animals, whales, birds and fish, counts animals in the wild',
  '19-1029.01': 'computational biologist, bioinformatician, bioinformatics | analyses genes with computers',
  '19-1029.02': 'cell biologist, molecular biology | studies cells and dna',
  '19-1029.03': 'dna scientist, genetics, gene scientist, genetic engineer | studies genes and heredity',
  '19-1029.04':
    'biology, biologist, life scientist, botanist, ecologist, marine biologist | studies living things, plants and animals',
  '19-1031.00':
    'conservationist, environmental conservation, nature conservation officer, conservation officer | protects nature, soil and water',
  '19-1031.02': 'range manager, rangeland scientist | looks after grazing land',
  '19-1031.03':
    'park ranger, nature guide, ranger, interpretive ranger, nature interpreter, nature educator | shows visitors nature in a national park',
  '19-1032.00': 'forestry, forest scientist, woodland manager, forestry officer | looks after forests and woods',
  '19-1041.00':
    'disease detective, virus tracker, epidemiology, public health scientist, infectious disease researcher | studies how diseases and epidemics spread',
  '19-1042.00':
    'drug researcher, immunologist, biomedical scientist, vaccine researcher, pharmacologist, toxicologist, neuroscientist | finds cures, develops drugs and vaccines',
  '19-2011.00':
    'astrophysicist, space scientist, astronomy, star gazer, planet scientist, cosmologist | studies stars, planets and space',
  '19-2012.00':
    'physics, physicist, particle physicist, quantum physicist, medical physicist | studies atoms, forces and matter',
  '19-2021.00':
    'weatherman, weather man, weather girl, weather presenter, climate scientist, weather scientist, climatologist | predicts the weather, forecasts storms',
  '19-2031.00': 'chemistry, chemist in a lab, perfumer, perfume maker | mixes and studies chemicals in a laboratory',
  '19-2032.00': 'polymer scientist, materials chemist, nanomaterials scientist | studies metals, glass and plastics',
  '19-2041.00':
    'environmentalist, environmental consultant, environmental analyst, ecologist, environmental science, environmental specialist | studies pollution and protects the environment',
  '19-2041.01': 'climate policy adviser | advises on climate change',
  '19-2041.02':
    'habitat restoration, ecological restoration planner, rewilding specialist | plans how damaged nature is restored',
  '19-2041.03': 'life cycle analyst | studies how industry uses materials and energy',
  '19-2042.00':
    'glaciologist, geochemist, geoscientist, geology, rock scientist, volcanologist, seismologist, geophysicist, earthquake scientist, palaeontologist, paleontologist, mineralogist, dinosaur scientist, oceanographer | studies rocks, earthquakes, volcanoes and fossils',
  '19-2043.00': 'water scientist, groundwater scientist | studies rivers, groundwater and floods',
  '19-2099.01': 'satellite image scientist, earth observation scientist | studies the earth from satellite pictures',
  '19-3011.00': 'economics, economist, econometrician, economic adviser | studies markets, prices and the economy',
  '19-3011.01': 'climate economist | studies costs of pollution and climate',
  '19-3022.00': 'pollster, survey designer, opinion researcher | designs polls and surveys',
  '19-3032.00':
    'organisational psychologist, business psychologist, io psychologist | studies people at work and picks staff by tests',
  '19-3033.00':
    'psychologist, psychology, shrink, clinical psych, counselling psychologist, talking therapist, therapist, forensic psychologist, child psychologist, psych | talks with people about their mental problems, tests minds',
  '19-3034.00':
    'educational psychologist, child psychologist at school, school psych | tests pupils who have problems with learning',
  '19-3039.02': 'brain scientist, brain researcher | studies how brain and behaviour go together',
  '19-3039.03': 'brain injury psychologist | tests memory and thinking after brain injury',
  '19-3041.00': 'sociology, criminologist, social researcher | studies society and groups of people',
  '19-3051.00': 'planning officer, urban planning, town planning | plans cities and towns, land use and zoning',
  '19-3091.00':
    'archaeologist, archeologist, anthropology, archeology, archaeology, fossil digger, ethnologist | digs up old bones, pots and ruins, studies cultures',
  '19-3092.00': 'geography, human geographer, geographer | studies places, regions and land',
  '19-3093.00':
    'history researcher, genealogist, historian, family history researcher | studies the past and old documents',
  '19-3094.00':
    'policy analyst, policy adviser, political science, politics researcher, think tank researcher, foreign policy analyst, diplomat | studies politics, governments and elections',
  '19-3099.01': 'transport planner, traffic planner | plans roads, buses and trains of a city',
  '19-4012.00': 'farm technician, crop technician | tests crops, seeds and farm animals',
  '19-4012.01': 'gps farming technician, drone farmer, precision farming | uses gps and drones on farm fields',
  '19-4013.00': 'food lab technician | tests food in a laboratory',
  '19-4021.00':
    'biology lab technician, lab tech, lab assistant, research technician, biotech technician, lab technician, laboratory assistant | helps biologists in a laboratory',
  '19-4031.00': 'chemical lab tech, lab technician, lab tech | runs tests of chemicals in a laboratory',
  '19-4042.00': 'pollution tester, environmental health technician | takes samples of air, water and soil',
  '19-4043.00':
    'mudlogger, seismic technician, oil geology technician, core sampler, mineral sampler | takes rock samples, logs wells for oil and gas',
  '19-4044.00': 'stream gauger, water sampler | measures rivers and groundwater',
  '19-4051.00': 'reactor technician, nuclear tech | helps run nuclear reactors and experiments',
  '19-4051.02': 'radiation monitor, radiation protection technician | measures radiation and cleans up after it',
  '19-4061.00': 'research assistant | helps social scientists with data and interviews',
  '19-4071.00': 'timber cruiser, forest tech | counts and measures trees',
  '19-4092.00':
    'forensic scientist, csi, forensics, crime scene investigator, forensic technician, fingerprint expert, ballistics expert, scene of crime officer, soco | collects evidence, blood and fingerprints at crime scenes',
  '19-4099.01': 'quality control chemist, qc chemist, quality lab analyst | tests drugs and products in a laboratory',
  '19-4099.03': 'satellite image technician, lidar technician | processes satellite and drone pictures',
  '19-5011.00':
    'health and safety officer, safety officer, industrial hygienist, hse officer, ehs specialist, safety inspector, safety man, ehs manager, safety manager, ohs officer | checks workplaces and restaurants for dangers, hygiene and clean food',
  '19-5012.00': 'radiation safety technician | measures noise, dust and dangers at work',
  '21-1011.00':
    'alcohol counselor, rehab counselor, recovery coach, drug and alcohol worker, aod worker, addictions counsellor | helps people with drug, drinking or addiction problems',
  '21-1012.00':
    'careers adviser, college adviser, careers counsellor, job coach | helps students choose college and career',
  '21-1013.00':
    'couples counselor, relationship counsellor, sex therapist, relate counsellor | helps couples and families get along',
  '21-1014.00':
    'therapist, counsellor, counselor, mental health therapist, psychotherapist, talking therapist, lpc, trauma therapist, mental health worker | talks with people about depression, anxiety and grief',
  '21-1015.00':
    'vocational rehabilitation counselor, disability employment adviser | helps disabled people live and work',
  '21-1021.00':
    'social worker, social work, child protection worker, cps worker, family social worker, case worker, caseworker, child protective services | protects children and supports families',
  '21-1022.00': 'discharge planner, case manager in a hospital | helps patients and families in a hospital',
  '21-1023.00': 'addiction social worker, lcsw, clinical social worker | helps people with mental illness or addiction',
  '21-1091.00': 'health promotion officer, sex educator, health promoter | teaches people how to live healthily',
  '21-1092.00': 'corrections treatment specialist, youth justice worker | watches over people after prison',
  '21-1093.00':
    'support worker, youth worker, family support worker, community support worker, outreach worker, key worker, disability support worker, youth support worker, homeless outreach worker | helps people get benefits, food and housing',
  '21-1094.00':
    'community health outreach, promotora, health worker, asha worker | brings health help to people in their neighbourhood',
  '21-2011.00':
    'friar, priest, pastor, vicar, imam, rabbi, minister, reverend, monk, nun, bishop, preacher, chaplain, parson, deacon, clergyman, army chaplain, pandit | leads a church, mosque, synagogue or temple, preaches',
  '21-2021.00':
    'youth pastor, sunday school teacher, youth minister | plans religious teaching and youth groups in church',
  '23-1011.00':
    'attorney, advocate, law, lawyer, solicitor, barrister, prosecutor, conveyancer, defence lawyer | defends people in court, writes contracts, wills and divorces',
  '23-1012.00': 'law clerk, clerk of a judge | researches law for a judge',
  '23-1021.00': 'tribunal judge | decides claims for benefits and licences',
  '23-1022.00':
    'mediator, arbitrator, conflict resolver, peacemaker, dispute resolution | settles conflicts without a court',
  '23-1023.00': 'judge, magistrate, justice of the peace | rules in a court, sentences criminals',
  '23-2011.00':
    'paralegal, legal executive, law assistant, legal clerk, litigation assistant | helps lawyers, prepares cases',
  '23-2093.00': 'conveyancing clerk, escrow officer | checks who owns land or houses',
  '25-1011.00': 'business lecturer, mba professor, finance professor | teaches business at university',
  '25-1021.00': 'computer science lecturer, cs professor, it lecturer | teaches computer science at university',
  '25-1022.00': 'maths lecturer, math professor | teaches mathematics at university',
  '25-1031.00': 'architecture lecturer | teaches architecture at university',
  '25-1032.00': 'engineering lecturer, engineering teacher at university | teaches engineering at university',
  '25-1041.00': 'agriculture lecturer | teaches farming science at university',
  '25-1042.00': 'biology teacher at university | teaches biology at university',
  '25-1043.00': 'forestry lecturer | teaches forestry at university',
  '25-1051.00': 'geology lecturer | teaches geology and weather at university',
  '25-1052.00': 'chemistry lecturer, chemistry teacher at university | teaches chemistry at university',
  '25-1053.00': 'ecology professor, environmental science lecturer | teaches environmental science at university',
  '25-1054.00': 'physics teacher at university | teaches physics at university',
  '25-1061.00': 'archeology professor | teaches anthropology at university',
  '25-1062.00': 'african american studies professor | teaches cultures and ethnic studies at university',
  '25-1063.00': 'econ professor | teaches economics at university',
  '25-1064.00': 'geography lecturer | teaches geography at university',
  '25-1065.00': 'politics lecturer, politics professor | teaches politics at university',
  '25-1066.00': 'psych professor | teaches psychology at university',
  '25-1067.00': ' | teaches sociology at university',
  '25-1071.00':
    'medical school professor, medicine professor, pharmacy professor | teaches medicine and health at university',
  '25-1072.00': 'nursing lecturer, nurse educator, nursing teacher | teaches nurses',
  '25-1081.00': 'education lecturer, teacher trainer, teacher educator | teaches future teachers',
  '25-1082.00': 'library science lecturer | teaches librarians',
  '25-1111.00': ' | teaches criminal justice at university',
  '25-1112.00': 'law teacher | teaches law at university',
  '25-1113.00': ' | teaches social workers',
  '25-1121.00':
    'drama teacher at university, art lecturer, film professor, art school teacher | teaches art, drama or music at university',
  '25-1122.00': 'media professor, media lecturer | teaches media and journalism at university',
  '25-1123.00': 'english teacher at university | teaches english and literature at university',
  '25-1124.00': 'language lecturer | teaches foreign languages at university',
  '25-1125.00': 'uni professor of history, history teacher at university | teaches history at university',
  '25-1126.00': ' | teaches philosophy or religion at university',
  '25-1192.00': 'nutrition professor | teaches home economics at university',
  '25-1193.00': 'sports science professor | teaches sport science at university',
  '25-1194.00':
    'vocational teacher, trade teacher, tafe teacher, welding instructor, flight school instructor, cosmetology instructor, truck driving instructor, driving school instructor, trades instructor, college trade lecturer | teaches a trade to adults',
  '25-2011.00':
    'kindy teacher, early years teacher, montessori teacher, ece teacher, toddler teacher, early childhood teacher, early years practitioner, creche teacher, prep teacher | teaches small children before school',
  '25-2012.00': 'kindy teacher, reception teacher, infant teacher | teaches five year olds',
  '25-2021.00':
    'elementary teacher, teacher, teaching, school teacher, schoolteacher, first grade teacher, third grade teacher, class teacher, fifth grade teacher, primary school teaching | teaches young children at school',
  '25-2022.00': 'junior high teacher, seventh grade teacher | teaches children from eleven to fourteen',
  '25-2023.00': 'middle school technology teacher | teaches trades in middle school',
  '25-2031.00':
    'teacher, high school teacher, math teacher, english teacher, science teacher, history teacher, pe teacher, gym teacher, biology teacher, geography teacher, art teacher, spanish teacher, music teacher at school, schoolteacher, teaching, computer science teacher, french teacher | teaches teenagers at school',
  '25-2032.00':
    'woodwork teacher, auto shop teacher, home economics teacher, career and technical education teacher, cte teacher, design and technology teacher | teaches trades in high school',
  '25-2051.00': 'preschool special needs teacher | teaches disabled preschool children',
  '25-2055.00': 'special needs kindergarten teacher | teaches disabled children in kindergarten',
  '25-2056.00':
    'special needs teacher, sen teacher, special ed teacher, sped teacher, send teacher, special education teacher, autism teacher, senco, teacher of the deaf, special education | teaches blind, deaf or disabled children, or those with special needs',
  '25-2057.00': 'middle school special ed teacher | teaches children with special needs in middle school',
  '25-2058.00':
    'high school special ed teacher, secondary special education teacher | teaches teenagers with special needs',
  '25-2059.01': 'ape teacher | teaches sport to disabled pupils',
  '25-3011.00':
    'esl teacher, english as a second language teacher, esol teacher, efl teacher, tefl teacher, esl | teaches adults to read, or english to immigrants',
  '25-3021.00':
    'piano teacher, music teacher, art teacher for hobby, driving instructor, guitar teacher, swimming teacher, yoga teacher, karate teacher, martial arts instructor, swim instructor, ski instructor, singing teacher, flying instructor, cooking teacher, violin teacher, surf instructor, riding instructor | gives lessons for fun, in music, dance, driving or swimming',
  '25-3031.00': 'substitute, supply teacher, relief teacher, cover teacher | stands in for teachers who are ill',
  '25-3041.00': 'math tutor, homework helper, tuition teacher | helps pupils with homework, gives private lessons',
  '25-4011.00': 'archive keeper, record keeper of old documents | keeps old documents and letters',
  '25-4012.00': 'gallery curator, museum director, gallery manager | chooses and shows art in a museum',
  '25-4013.00': 'art restorer, painting restorer, conservator, art handler | restores old paintings and museum pieces',
  '25-4022.00': 'librarian, library boss | looks after books and readers in a library',
  '25-4031.00': 'library tech, library clerk | puts books in order and lends them',
  '25-9021.00': 'farm adviser | teaches farmers and families',
  '25-9031.00':
    'course designer, e-learning developer, curriculum writer, elearning designer, learning designer | designs lessons, courses and school programmes',
  '25-9042.00':
    "ta, teacher's aide, teaching aide, para, paraprofessional, lsa, teacher's assistant, learning support assistant, paraeducator | helps a teacher in class",
  '25-9043.00':
    'sen assistant, special ed aide, special needs assistant, special ed para, sna, special education aide, one to one aide | helps disabled pupils in class',
  '25-9044.00': 'graduate assistant, graduate ta, grad student assistant | helps professors teach and grade',
  '27-1011.00': 'creative director, design director, head of design | leads the look of magazines, ads or films',
  '27-1012.00':
    'potter, ceramist, quilter, crafter, handicraft maker, woodcarver, jewellery crafter, basket weaver, artisan, soap maker, craftsman, weaver by hand | makes pottery, quilts or other crafts by hand',
  '27-1013.00':
    'artist, sculptor, illustrator, cartoonist, tattoo artist, tattooist, drawer, street artist, concept artist, fine art, tattooer, graffiti artist | paints and draws pictures, sculptures and tattoos',
  '27-1014.00':
    '3d artist, vfx artist, cartoon maker, animation, motion designer, cgi artist, pixar animator | makes cartoons, animated films and special effects',
  '27-1021.00':
    'furniture designer, car designer, shoe designer, trainer designer, product design, sneaker designer, phone designer | designs products such as toys, furniture, cars and shoes',
  '27-1022.00':
    'fashion, fashion design, stylist of clothes, shoe designer, couturier | designs clothes, dresses and shoes',
  '27-1023.00': 'flower seller, flower shop, flower shop worker | arranges flowers and bouquets',
  '27-1024.00':
    'designer, graphic artist, logo designer, book cover designer, packaging designer, layout designer, poster designer, graphic design | draws logos, posters and layouts with photoshop',
  '27-1025.00': 'interior design, home stager, room designer, house decorator | chooses furniture and colours of rooms',
  '27-1026.00': 'shop window designer, store display, merchandiser | decorates shop windows and displays',
  '27-1027.00':
    'stage designer, production designer, scenographer, exhibition designer, theater designer, prop maker | designs sets and stages for theatre and film',
  '27-2011.00':
    'actress, movie star, hollywood actor, stage actor, stuntman, comedian, stand up comedian, acting, stuntwoman, theatre actor, soap actor | plays in films, plays and theatre',
  '27-2012.00':
    'filmmaking, film making, movie director, producer, film producer, filmmaker, director of movies, documentary maker | directs and produces films, shows and plays',
  '27-2012.03':
    'radio programmer, tv programme director, radio program director | decides what a radio or tv station shows',
  '27-2012.04': 'casting | picks actors for films and shows',
  '27-2012.05': 'technical manager of tv, broadcast director | coordinates cameras and sound of tv shows',
  '27-2021.00':
    'goalkeeper, footballer, athlete, boxer, jockey, golfer, cricketer, olympian, wrestler, racing driver, ufc fighter, rugby player, esports player, pro gamer, surfer, skater, sportsman, formula 1 driver, cyclist, pro athlete, sports player | plays sports for money, competes',
  '27-2022.00': 'coach, talent scout, scout, cheer coach, football manager | coaches teams and athletes',
  '27-2023.00': 'ref, umpire, linesman, line judge | makes sure that players keep to the rules of the game',
  '27-2031.00': 'ballerina, backup dancer, stripper, dancing, pole dancer, broadway dancer | dances on stage',
  '27-2032.00': ' | makes up dances',
  '27-2041.00':
    'composer, conductor, songwriter, beat maker, song writer, bandmaster | writes music, conducts an orchestra',
  '27-2042.00':
    'flautist, flutist, saxophonist, trumpeter, musician, singer, rapper, guitarist, drummer, pianist, violinist, pop star, band member, session musician, street musician, rockstar, bassist, cellist, vocalist, orchestra player | plays an instrument or sings',
  '27-2091.00': 'radio dj, party dj, nightclub dj | plays music at parties and clubs',
  '27-3011.00':
    'newsreader, news anchor, tv presenter, news presenter, sports commentator, broadcaster, announcer, newscaster, anchorman, anchorwoman, sportscaster, anchor, emcee, radio presenter, podcaster, podcast host | reads the news on tv or radio, hosts shows',
  '27-3023.00':
    'reporter, journalism, columnist, war correspondent, sports writer, investigative journalist, tv reporter, magazine writer, weather reporter | writes news, reports from the scene',
  '27-3031.00':
    'public relations, pr, press officer, publicist, spokesperson, social media manager, communications officer, comms, spokesman, spokeswoman, media relations, communications specialist, pr agent, speechwriter, community manager online, social media specialist, lobbyist, communications manager | looks after the image of a company or star, writes press releases and posts',
  '27-3041.00':
    'copy editor, sub editor, copyeditor, editor in chief, publishing editor, news editor | corrects and chooses texts for books and magazines',
  '27-3042.00':
    'technical author, documentation specialist, instruction manual writer, content developer | writes manuals, instructions and guides',
  '27-3043.00':
    "novelist, book writer, writer, screenwriter, copywriter, scriptwriter, blogger, playwright, content writer, ghost writer, ghostwriter, freelance writer, script writer, biographer, children's book author, script doctor, writing, creative writer, essayist, content creator who writes, game writer | writes books, stories, scripts and advertising copy",
  '27-3043.05': 'poet, lyricist, lyrics writer, song lyric writer, verse writer | writes poems and lyrics',
  '27-3091.00':
    'translator, interpreter, simultaneous interpreter, subtitler, translating, translation | translates languages, speaks for people of different languages',
  '27-3092.00':
    'stenographer, court stenographer, captioner, closed captioner, steno, court typist | writes down every word in court',
  '27-4011.00':
    'av technician, audiovisual technician, roadie, stagehand, av guy, projection technician | sets up microphones, screens and projectors for events',
  '27-4012.00': 'radio technician, transmitter technician | keeps tv and radio stations on the air',
  '27-4014.00':
    'audio engineer, sound technician, sound guy, music producer, record producer, studio engineer, sound man, foley artist | records and mixes sound and music in a studio',
  '27-4015.00':
    'light technician, stage lighting, gaffer, light designer, lighting designer, light guy | sets up lights for concerts, theatre and film',
  '27-4021.00': 'photographer, paparazzi, photojournalist, photography, take photos | takes photos and pictures',
  '27-4031.00':
    'cameraman, camera man, videographer, cinematographer, camera woman, drone videographer, director of photography | films with a camera for tv and movies',
  '27-4032.00':
    'video editor, youtube editor, film cutter, movie editor, post production editor, video editing | cuts videos and films',
  '29-1011.00': 'chiro, back cracker, back doctor, spine doctor | cracks and adjusts backs and spines',
  '29-1021.00': 'tooth doctor, dentistry, dentist, dental surgeon, dds | treats teeth, fills cavities, pulls teeth',
  '29-1022.00': 'jaw surgeon, wisdom teeth surgeon, mouth surgeon | pulls wisdom teeth, operates on jaws and mouths',
  '29-1023.00': 'braces doctor, brace dentist, teeth straightener | straightens teeth with braces',
  '29-1024.00': 'denture dentist, implant dentist, crown dentist | replaces teeth with implants, crowns and dentures',
  '29-1031.00':
    'nutritionist, diet doctor, dietician, diet coach, nutrition adviser, nutrition, rd | tells people what to eat, healthy food and diet',
  '29-1041.00':
    'eye doctor, optometry, optician who tests eyes, eye test doctor, ophthalmic optician, vision doctor | checks, tests, examines eyes and prescribes glasses and contact lenses',
  '29-1051.00':
    'chemist, druggist, pharmacy, pharmacist, dispensing chemist, drug store pharmacist, pharmacy owner | gives out medicine at a pharmacy or drug store',
  '29-1071.00': 'pa in medicine, medical pa | examines and treats patients under a doctor',
  '29-1071.01': 'anaesthetist assistant, caa | helps put patients to sleep for surgery',
  '29-1081.00': 'chiropodist, feet doctor | treats feet, toes and ankles',
  '29-1122.00': 'ot, occupational therapy | helps people dress, cook and work again after illness',
  '29-1122.01': ' | teaches blind people to get around',
  '29-1123.00':
    'physio, physical therapy, physiotherapist, physiotherapy, pt, sports physio, dpt | helps people walk and move again after accident or injury',
  '29-1124.00':
    'radiotherapist, radiotherapy technician, cancer radiation technician, therapeutic radiographer | gives radiation to cancer patients',
  '29-1125.00':
    'play therapist, animal therapist, therapeutic recreation specialist | heals patients with games, sport and arts',
  '29-1126.00': 'breathing therapist, lung therapist, ventilator technician | helps patients breathe, runs ventilators',
  '29-1127.00': 'slp, speech therapy, speech teacher | helps people who stutter or cannot speak or swallow well',
  '29-1128.00':
    'sports scientist, kinesiologist, exercise physiology, cardiac rehab specialist | plans exercise for patients with heart trouble',
  '29-1129.01': 'art therapy | heals with painting and drawing',
  '29-1129.02': 'music therapy | heals with music',
  '29-1131.00':
    'vet, animal doctor, veterinarian, veterinary medicine, pet doctor, dog doctor, veterinary doctor | treats sick animals and pets',
  '29-1141.00':
    'nurse, nursing, rn, staff nurse, travel nurse, district nurse, community nurse, theatre nurse, health visitor, nurse at a hospital, male nurse, sister on a ward, matron, nicu nurse | cares for patients in hospital, gives medicine and injections',
  '29-1141.01':
    'er nurse, emergency nurse, emergency room nurse, trauma nurse, a&e nurse, acute nurse | cares for seriously ill patients',
  '29-1141.02': 'psych nurse, psychiatric rn | cares for mentally ill patients',
  '29-1141.03': 'intensive care nurse, critical care rn, ccu nurse | cares for patients in intensive care',
  '29-1141.04': 'cns nurse, nurse specialist | expert nurse who leads care and teaches nurses',
  '29-1151.00':
    'crna, anesthesia nurse, anaesthetic nurse, nurse anaesthetist, gas passer | puts patients to sleep for surgery',
  '29-1161.00': 'cnm, midwife | delivers babies, cares for pregnant women',
  '29-1171.00': 'np, nurse doctor, fnp, aprn | examines patients and prescribes as a doctor does',
  '29-1181.00':
    'hearing doctor, ear doctor, hearing specialist, hearing test doctor, audiology | tests hearing, fits hearing aids',
  '29-1211.00':
    'anesthetist, anaesthetist, anaesthesiologist, anesthesia doctor, gas doctor, sleep doctor for surgery | puts patients to sleep before surgery',
  '29-1212.00': 'heart doctor, heart specialist, cardiology, heart surgeon | treats hearts',
  '29-1213.00': 'skin doctor, skin specialist, dermatology | treats skin, acne and rashes',
  '29-1214.00': 'emergency room doctor, a&e doctor, trauma doctor | treats emergencies and accidents in hospital',
  '29-1215.00':
    'medicine, doctor, physician, gp, primary care doctor, medical doctor, house doctor, local doctor, family medicine, med school, become a doctor, country doctor, medic doctor | treats families, sees everybody first',
  '29-1216.00':
    'geriatrician, internist, internal medicine, internal doctor, endocrinologist, gastroenterologist, oncologist, cancer doctor, rheumatologist, pulmonologist, hematologist, nephrologist, kidney doctor, lung doctor | treats diseases inside adults',
  '29-1217.00':
    'brain doctor, nerve doctor, neurology, brain specialist, stroke doctor | treats brains, nerves, strokes and epilepsy',
  '29-1218.00':
    "obgyn, women'gynae, obs and gynae, s doctor, gynecologist, gynaecologist, obstetrician | delivers babies, treats women",
  '29-1221.00': 'child doctor, paediatrician, pediatrics | treats sick children and babies',
  '29-1222.00':
    'doctor of dead bodies, histopathologist, forensic pathologist, autopsy doctor, pathology | examines tissue, does autopsies on dead bodies',
  '29-1223.00':
    'mental doctor, shrink, doctor for mental illness, psychiatry, head doctor, mind doctor | treats mental illness with medicine',
  '29-1224.00': 'x-ray doctor, radiology, imaging doctor, xray doctor, scan doctor | reads x-rays and scans',
  '29-1229.01': 'allergy doctor, immunology doctor, asthma doctor | treats allergies and asthma',
  '29-1229.02':
    'hospitalist, hospital physician, ward doctor, junior doctor, resident doctor | treats patients on a hospital ward',
  '29-1229.03': 'prostate doctor, bladder doctor, urology | treats bladder, kidneys and prostate',
  '29-1229.04': 'physiatrist, rehab doctor, pain doctor | helps patients recover after injury or stroke',
  '29-1229.05':
    'public health doctor, occupational doctor, public health physician | prevents diseases in the population',
  '29-1229.06': 'team doctor | treats injured athletes',
  '29-1241.00': 'eye surgeon, cataract surgeon, lasik surgeon, ophthalmology, eye doctor | operates on eyes',
  '29-1242.00':
    'surgeon, bone doctor, bone surgeon, knee surgeon, spine surgeon, plastic surgeon, brain surgeon, neurosurgeon, general surgeon, heart surgeon, trauma surgeon, hip surgeon, cosmetic surgeon, orthopedist | operates on bones, joints, hips and knees',
  '29-1243.00': "children's surgeon, baby surgeon, paediatric surgeon | operates on children",
  '29-1291.00': 'needle therapist, acupuncture, chinese medicine practitioner | sticks needles into the skin to heal',
  '29-1292.00': 'teeth cleaner, hygienist, dental cleaner, dental hygiene | cleans teeth',
  '29-1299.01':
    'naturopath, homeopath, natural doctor, herbalist, alternative medicine doctor, ayurveda doctor, holistic doctor | heals with herbs and nature',
  '29-1299.02': 'squint specialist, eye muscle specialist | treats squint and double vision',
  '29-2011.00':
    'medical scientist in a lab, med tech, lab technologist, biomedical scientist, clinical laboratory scientist, mls, pathology scientist, medical technologist | tests blood and samples in a hospital laboratory',
  '29-2011.01': 'chromosome analyst, genetics lab technologist | looks at chromosomes',
  '29-2011.02': 'cell analyst, pap smear screener | looks for cancer in cells',
  '29-2011.04': 'tissue technologist | prepares tissue for diagnosis',
  '29-2012.00':
    'lab tech, lab technician, medical lab tech, hospital lab technician, mlt, blood tester | tests blood and urine in a medical laboratory',
  '29-2012.01': 'tissue technician, histotech | cuts tissue into thin slices',
  '29-2031.00':
    'heart technician, ekg technician, ecg technician, heart scan technician, echo tech, cardiac sonographer | tests hearts with ecg and catheters',
  '29-2032.00':
    'ultrasound tech, sonographer, baby scan technician, sonogram tech, pregnancy scan lady | takes ultrasound pictures of babies and organs',
  '29-2033.00': 'nuclear medicine tech, pet scan technician | scans patients after radioactive injections',
  '29-2034.00':
    'radiographer, xray tech, mammographer, ct scan technician, diagnostic radiographer | takes x-rays, x ray and ct pictures',
  '29-2035.00': 'mri technician, magnetic resonance technician | takes mri scans',
  '29-2036.00': 'radiation dose planner, dosimetrist | works out doses of radiation against cancer',
  '29-2042.00':
    'emt, emergency medic, first responder, ambulance worker, ambulance technician, ambo, ambulance crew | gives first aid in an ambulance',
  '29-2043.00':
    'ambulance medic, paramedic, ambo, ambulance officer, ambulance paramedic, medic | saves lives in an ambulance, treats emergencies',
  '29-2051.00': 'diet technician | helps plan meals in hospitals',
  '29-2052.00': 'pharmacy dispenser, compounder, cvs technician | counts pills and fills prescriptions',
  '29-2053.00':
    'psych tech, behavioral health technician, mental health tech | cares for mentally ill or disabled people',
  '29-2055.00':
    'scrub tech, surgical tech, operating room technician, theatre technician, operating theatre practitioner, odp, surgical scrub | hands instruments to the surgeon',
  '29-2056.00':
    'veterinarian tech, veterinarian assistant nurse, animal nurse, veterinary tech | nurses sick animals at a vet',
  '29-2057.00': 'ophthalmic assistant, eye technician, eye clinic assistant | tests eyes for an eye doctor',
  '29-2061.00':
    'lpn, lvn, practical nurse, vocational nurse, enrolled nurse, nursing associate | basic nursing care under registered nurses',
  '29-2072.00':
    'medical records clerk, health records clerk, medical coding, health information technician, medical biller coder, clinical coder | codes diagnoses, files patient records',
  '29-2081.00':
    'glasses fitter, glasses maker, eyeglasses seller, eyewear fitter, spectacle fitter, glasses shop worker | fits glasses, frames and contact lenses',
  '29-2091.00':
    'prosthetist, orthotist, artificial leg maker, limb maker, prosthetics maker, prosthetics designer | makes and fits artificial legs, arms and braces',
  '29-2092.00': 'audioprosthologist | fits and sells hearing aids',
  '29-2099.01':
    'eeg technician, eeg tech, brain wave technician, sleep technician, sleep lab technician, sleep tech, polysomnographic technologist | measures brain waves and sleep',
  '29-2099.05': 'ophthalmic photographer | takes pictures of eyes, tests eyes',
  '29-2099.08': 'patient advocate, patient liaison | helps patients with complaints, bills and care',
  '29-9021.00':
    'health informatics, medical registrar, health information manager, ehr specialist | keeps electronic patient records',
  '29-9091.00': 'sports therapist, team trainer | treats injuries of athletes at games',
  '29-9092.00': 'dna counselor, genetic adviser | tells families about inherited diseases',
  '29-9093.00': "surgeon's assistant, first assist | helps the surgeon in an operation",
  '29-9099.01': 'midwifery, midwife, birth helper, doula, birthing assistant | delivers babies at home',
  '31-1121.00':
    'home carer, home health carer, hha, elderly carer, hospice aide, home health worker, home help, home nurse aide | looks after old, elderly or sick people at home',
  '31-1122.00':
    'caregiver, carer, care worker, support worker for disabled, home carer, live in carer, aged care worker, care assistant, pca, social care worker, disability carer, personal assistant for disabled, domiciliary carer | helps old, elderly or disabled people with daily life at home',
  '31-1131.00':
    'cna, hca, nurse aide, patient care technician, care home worker, assistant in nursing, ain, pct, care home assistant, ward assistant, care assistant | washes, feeds and lifts patients in nursing homes',
  '31-1132.00': 'orderly, hospital porter, ward boy | pushes patients and beds through a hospital',
  '31-1133.00':
    'psych aide, psychiatric ward assistant, mental hospital aide | looks after patients in a mental hospital',
  '31-2011.00': 'ota, cota, ot assistant | helps an occupational therapist with exercises',
  '31-2012.00': ' | prepares rooms for occupational therapy',
  '31-2021.00': 'pta, physio assistant | helps a physical therapist with exercises',
  '31-2022.00': 'pt aide, physio helper, rehab aide | prepares rooms for physical therapy',
  '31-9011.00':
    'masseuse, masseur, massage, massage guy, sports massage therapist, massager, lmt, remedial massage therapist | massages backs and muscles',
  '31-9091.00': "dental nurse, dentist assistant, dentist's helper | hands tools to a dentist, takes dental x-rays",
  '31-9092.00':
    "doctor's assistant, medical office assistant, doctor's office assistant | takes blood pressure and helps in a doctor's office",
  '31-9093.00':
    'sterile tech, instrument sterilizer, sterilisation technician | cleans and sterilises surgical instruments',
  '31-9094.00':
    'medical typist, medical transcription, medical scribe, audio typist in medicine | types what doctors dictate',
  '31-9095.00': ' | stocks and sells at a pharmacy',
  '31-9096.00':
    'vet assistant, kennel assistant at a vet, animal hospital assistant | feeds, bathes and holds animals at a vet',
  '31-9097.00':
    'blood taker, phlebotomy, phlebotomist, blood drawer, blood lady, plasma center technician, blood collector | draws, takes blood',
  '31-9099.01': 'slpa, speech therapy aide | helps a speech therapist',
  '31-9099.02': 'scope technician | prepares and cleans endoscopes',
  '33-1011.00':
    'prison governor, prison warden, corrections sergeant, head guard, prison boss, custodial manager | leads prison guards',
  '33-1012.00':
    'police chief, police captain, police inspector, sheriff, chief inspector, police commissioner | leads police officers and detectives',
  '33-1021.00': 'fire station officer, fire officer | leads firefighters',
  '33-1091.00':
    'head guard, security manager of guards, guard supervisor, security shift leader | leads security guards',
  '33-2011.00':
    'fireman, firefighter, firie, firewoman, smokejumper, fire brigade, fire service, bushfire fighter, fire department | puts out fires, rescues people',
  '33-2021.00': 'fire marshal | finds out how fires started, checks buildings for fire safety',
  '33-2022.00': 'fire lookout, wildfire prevention officer | watches forests for wildfires',
  '33-3011.00': 'court guard, court security | keeps order in a courtroom',
  '33-3012.00':
    'gaoler, jailer, correctional officer, prison warder, detention officer, co in a jail, prison warden, turnkey | guards prisoners in jail',
  '33-3021.00':
    'detective, inspector, fbi agent, secret agent, special agent, cid officer, crime investigator, federal agent, atf agent, murder detective, cia agent, ncis agent | solves crimes and murders',
  '33-3021.02':
    'police identification officer, police records clerk, fingerprint officer | keeps fingerprints and records of criminals',
  '33-3021.06':
    'spy, cia analyst, crime analyst, intelligence officer, threat analyst, counterterrorism analyst, secret service analyst, mi5 officer, mi6 agent | gathers information on terrorists and gangs',
  '33-3031.00':
    'conservation police, gamekeeper, wildlife ranger, fisheries officer, anti poaching ranger | catches poachers, guards fish and wildlife',
  '33-3041.00':
    'traffic warden, parking warden, parking inspector, parking attendant who writes tickets, parking cop, parking ticket officer, civil enforcement officer | writes parking tickets',
  '33-3051.00':
    "police, policeman, policewoman, cop, policing, law enforcement, copper, constable, police constable, sheriff's deputy, state trooper, highway patrol, patrol officer, swat officer, traffic cop, k9 officer, police man, pc plod, police patrol, trooper | catches criminals, patrols streets",
  '33-3051.04':
    'border patrol, border guard, immigration officer, ice agent, border force officer, passport officer, border patrol agent, cbp officer, border agent, customs inspector | guards the border, checks passports',
  '33-3052.00':
    'railway police, train cop, subway police, transport police, transit cop | guards trains, subways and stations',
  '33-9011.00':
    'animal control, animal rescue officer, rspca inspector, animal warden, animal cruelty officer, stray dog catcher | catches stray dogs, rescues animals',
  '33-9021.00':
    'detective private, pi, bounty hunter, sleuth, private investigations | spies on people, finds out secrets',
  '33-9031.00': 'casino security, casino camera operator, gambling surveillance | watches gamblers on cameras',
  '33-9032.00':
    'bouncer, guard, security officer, security, doorman at a club, door supervisor, watchman, bodyguard, rent a cop, mall cop, night guard, crowd controller, close protection officer, chowkidar | guards buildings and doors',
  '33-9091.00':
    'lollipop lady, lollipop man, crossing supervisor, school crossing supervisor, flagger, school crossing patrol, traffic flagger | helps children across the road',
  '33-9092.00':
    'beach guard, lifeguard, ski patrol, lifesaver, surf lifesaver, pool guard | saves swimmers at a pool or beach',
  '33-9093.00':
    'tsa agent, tsa officer, airport security, baggage screener, tsa, airport security officer | checks bags and passengers at the airport',
  '33-9094.00': 'bus monitor, bus aide, bus attendant | watches pupils on a school bus',
  '33-9099.02':
    'store detective, shoplifting detective, loss prevention officer, lp officer, shop detective, walmart asset protection, loss prevention | catches shoplifters in stores',
  '35-1011.00':
    'chef, sous chef, michelin chef, culinary, head of kitchen | cooks in a good restaurant, leads a kitchen',
  '35-1012.00':
    'shift leader in a restaurant, mcdonalds shift manager, food service supervisor, bar supervisor, maitre d, head waiter, catering supervisor, fast food shift manager | leads cooks and servers',
  '35-2011.00':
    'mcdonalds cook, burger flipper, burger cook, fry cook, grill cook, pizza maker, pizza cook | cooks burgers and fries',
  '35-2012.00':
    'canteen cook, dinner lady, lunch lady, hospital cook, school lunch lady, army cook, prison cook, school kitchen cook, institution cook | cooks for many in schools, hospitals and canteens',
  '35-2013.00':
    'personal chef, home cook, private cook, yacht chef, celebrity chef at home | cooks for a family at home',
  '35-2014.00':
    'cook, line cook, commis chef, pizza chef, sushi chef, grill cook, pastry cook, commis, sushi maker, prep cook, cooking | cooks food in a restaurant',
  '35-2015.00':
    'diner cook, breakfast cook, grill cook, egg cook, short order chef | fries eggs and burgers quickly in a diner',
  '35-2021.00':
    'kitchen hand, kitchen helper, prep cook, sandwich maker, kitchenhand, deli worker, kitchen porter who preps, catering assistant | cuts vegetables, makes salads in a kitchen',
  '35-3011.00':
    "barkeeper, mixologist, barman, barmaid, bar staff, cocktail maker, pub worker, bar keep, bar worker, barkeep, publican's helper, bar work, bartending | mixes drinks and cocktails, pulls pints",
  '35-3023.00':
    'fast food worker, mcdonalds worker, burger king worker, sandwich maker, subway sandwich artist, canteen assistant, cafeteria worker, dinner lady, lunch lady, food counter attendant, fast food, concession worker, fry cook, ice cream seller, crew member at mcdonalds, maccas worker, food truck worker, chip shop worker | serves burgers, fries and sandwiches over a counter',
  '35-3023.01':
    'coffee maker, barista, starbucks worker, coffee shop worker, cafe worker, coffee server | makes coffee and latte',
  '35-3031.00':
    'waiter, waitress, server, waiting staff, wait staff, sommelier, wine waiter, food server, waiting tables, waitressing | serves food and wine to guests at tables',
  '35-3041.00':
    'room service, hospital meal server, food runner in a hotel, tray passer, car hop | brings meals to rooms and beds',
  '35-9011.00':
    'busboy, table clearer, barback, runner in a restaurant, busser, glass collector, food runner, bus person | clears tables in a restaurant',
  '35-9021.00': 'plongeur, dish pig, washes dishes, kp, dishie, plate washer | washes dishes and pots',
  '35-9031.00': 'hostess, greeter in a restaurant, host, maitre d | seats guests in a restaurant',
  '37-1011.00': 'head cleaner, housekeeping supervisor, head housekeeper, cleaning manager | leads cleaners and maids',
  '37-1012.00': 'head gardener, greenkeeper boss, head greenkeeper | leads gardeners and groundskeepers',
  '37-2011.00':
    'cleaner, custodian, caretaker, building cleaner, school cleaner, hospital cleaner, sweeper, toilet cleaner, cleaning, school caretaker, office cleaning, cleaning lady, janny, crime scene cleaner, safai karamchari, environmental services worker | cleans schools, offices, floors and windows',
  '37-2012.00':
    'maid, chambermaid, room attendant, cleaning lady, housekeeping, char lady, domestic cleaner, hospital cleaner, housekeeper in a hotel, house maid, butler, house keeper, hotel housekeeping, domestic worker | cleans hotel rooms and homes, makes beds',
  '37-2021.00':
    'exterminator, bug killer, rat catcher, pest control, bug man, pest man, fumigator, bug guy, rodent catcher, cockroach killer, wasp remover | kills rats, bugs, termites and insects',
  '37-3011.00':
    'gardener, gardening, groundskeeper, groundsman, lawn mower man, greenkeeper, grave digger, gravedigger, yard worker, landscaper, landscaping, lawn guy, greenskeeper, snow shoveler, lawn mowing, yardman | cuts grass, plants gardens, mows lawns',
  '37-3012.00': 'lawn sprayer, crop sprayer, weed killer | sprays weeds and lawns',
  '37-3013.00':
    'arborist, lumberjack, tree lopper, tree cutter, tree guy, tree climber, arboriculturist, tree service worker | climbs, trims and cuts trees outdoors',
  '39-1013.00': 'casino floor manager | leads casino dealers',
  '39-1014.00':
    'camp supervisor, leisure supervisor, amusement park supervisor, pool manager, entertainment supervisor | leads staff of parks, pools and cinemas',
  '39-1022.00':
    'salon manager, spa supervisor, kennel manager, barbershop manager, beauty salon manager | leads hairdressers, groomers or carers',
  '39-2011.00':
    'sea lion trainer, dog whisperer, puppy trainer, horse whisperer, police dog trainer, riding horse trainer | trains dogs, horses and dolphins',
  '39-2021.00':
    'zookeeper, dog groomer, kennel worker, stable hand, groom, pet groomer, stable boy, aquarium keeper, aquarist, dog minder, horse groom, animal care worker, kennel hand, animal attendant, pet shop worker, grooming dogs, stablehand, pet care | feeds and cares for animals, pets, dogs, cats and horses, washes and walks dogs',
  '39-3011.00': 'croupier, casino worker | deals cards, spins roulette',
  '39-3012.00':
    'bookie, bookmaker, betting shop worker, turf accountant, sportsbook writer, tote clerk | takes bets on horses and sports',
  '39-3021.00': ' | runs projector in a cinema',
  '39-3031.00':
    'cinema usher, lobby attendant, ticket collector at events, usherette, stadium usher, ticket checker | checks tickets and shows people to seats',
  '39-3091.00':
    'theme park worker, fairground worker, disney world worker, carny, bowling alley worker, caddy, fairground operator | runs rides at a theme park or fair',
  '39-3092.00': 'dresser, costume assistant, theatre dresser | helps actors into costumes',
  '39-3093.00':
    'cloakroom attendant, coat check, changing room attendant, towel boy, coat check girl, dressing room attendant, bathroom attendant | looks after lockers, towels and coats',
  '39-4011.00': 'body preparer, corpse preparer, mortuary beautician | prepares dead bodies for funerals',
  '39-4012.00': 'cremator, cremation operator, cremation technician, cremationist | burns, cremates bodies',
  '39-4021.00':
    'pallbearer, hearse driver, mortuary assistant, funeral arranger, coffin bearer, mortuary attendant, morgue attendant, mortuary technician | carries coffins, drives the hearse',
  '39-4031.00': 'undertaker, mortician, funeral arranger, mortuary director, funeral organizer | arranges funerals',
  '39-5011.00':
    "barber, men's hairdresser, beard trimmer, gents hairdresser, nai, barbering, barbershop | cuts hair and shaves beards of men",
  '39-5012.00':
    'hairdresser, hair and beauty, cosmetology, beautician, hairstylist, colourist, cosmetologist, beauty therapist, hair cutter, barber stylist, braider, hair braider, hair salon, hair extension specialist, hairdressing, beauty salon worker, hair lady, eyelash technician | cuts, colours, braids and styles hair',
  '39-5091.00':
    'mua, make up artist, theatrical makeup artist, bridal makeup artist, film makeup artist, make-up | puts makeup on actors and brides',
  '39-5092.00':
    'manicurist, pedicurist, nail lady, nail salon worker, manicure, nails | does nails, manicure and pedicure',
  '39-5093.00': 'shampooer, salon junior, hair washer, shampoo girl, junior in a hair salon | washes hair in a salon',
  '39-5094.00':
    'esthetician, aesthetician, facialist, beauty therapist, waxer, eyelash technician, lash tech, skin therapist, brow artist, beautician, botox injector, facial specialist, waxing lady, skincare, eyelash extension artist, lash artist, eyebrow threader, permanent makeup artist | treats skin of the face, waxing, lashes and facials',
  '39-6011.00':
    'bell boy, bellboy, bellhop, bellman, porter, luggage carrier, hotel doorman, doorman, skycap, coolie | carries bags of hotel guests',
  '39-6012.00': 'guest services, lifestyle manager | books tables and tickets for hotel guests',
  '39-7011.00': 'guide, city guide, safari guide, docent | shows visitors around',
  '39-7012.00':
    'tour leader, holiday rep, travel leader, trip leader, trekking guide, mountain guide, expedition leader, tour director, hunting guide, fishing guide, rafting guide, outdoor guide | leads groups on trips, treks and adventures',
  '39-9011.00':
    'childminder, daycare, babysitter, nursery worker, child care, nursery nurse, baby sitter, creche worker, childcare, nursery assistant, ayah, daycare teacher, after school club worker, early years assistant | looks after babies, toddlers, kids and small children, changes nappies',
  '39-9011.01':
    'au pair, governess, live in nanny, family nanny, babysitter at home, mothers help | looks after babies and children in a family home',
  '39-9031.00':
    'personal trainer, gym trainer, yoga teacher, fitness instructor, pt at a gym, gym instructor, fitness coach, spin instructor, crossfit coach, gym coach, fitness, pilates teacher | helps people get fit, leads workouts',
  '39-9032.00':
    'activities coordinator, playworker, camp leader, youth club worker, holiday camp worker, activities director in a nursing home, playground leader, scout leader, rec leader, outdoor instructor | leads games, crafts and sport for groups',
  '39-9041.00':
    'dorm supervisor, resident assistant, boarding house parent, halls warden, residential care worker, ra in a dorm | lives with and looks after students in a dormitory or group home',
  '41-1011.00':
    'shop manager, store manager, department manager in a store, shift supervisor in a store, assistant store manager, shift lead, walmart manager | leads shop staff',
  '41-1012.00':
    'sales team lead, call center team leader for sales, telesales manager | leads salespeople outside of shops',
  '41-2011.00':
    'cashier, checkout girl, checkout worker, till worker, check out chick, ticket seller, walmart cashier, supermarket cashier, checkout assistant, box office clerk, scanning groceries, grocery store worker | takes money at a till, scans groceries',
  '41-2012.00': 'casino change person, gambling cashier | changes chips and money in a casino',
  '41-2021.00':
    'tool hire assistant, ski rental worker, counter clerk, car hire clerk | rents out cars, tools and skis',
  '41-2022.00':
    'parts counter, car parts seller, autozone worker, spare parts interpreter, parts guy | sells car parts',
  '41-2031.00':
    "shop, salesperson, seller, store clerk, sales clerk, sales assistant, sales associate, furniture salesman, clothes shop worker, retail, salesman, saleswoman, phone shop worker, bookseller, bottle shop attendant, used car salesman, shopkeeper's assistant, car sales, store worker, retail sales, perfume seller, salesgirl | sells things in a shop or store, helps customers find clothes",
  '41-3011.00':
    'ad sales, advertising salesman, media sales, ad seller, advertising executive, media buyer, ad rep, media sales executive, account executive in advertising | sells advertising space',
  '41-3021.00': 'insurance seller, insurance sales, state farm agent, insurance guy | sells insurance',
  '41-3031.00':
    'trader, broker, stock trader, wall street trader, crypto trader, investment broker, wall street broker, financial services sales agent, share trader, trading | buys and sells stocks and shares',
  '41-3041.00':
    'holiday agent, travel consultant, holiday planner, travel adviser, cruise agent, travel agency | books trips, flights and holidays',
  '41-3091.00':
    'b2b sales, account executive, account manager, saas sales, software sales, sales development rep, sdr, bdr, business development representative, business development, tech sales, key account manager, sales executive, business development manager, saas salesperson, enterprise sales, ad tech sales, salesforce rep | sells services and software to companies',
  '41-4011.00':
    'medical sales, pharma rep, drug rep, pharmaceutical rep, medical device sales, pharmaceutical sales, pharma sales rep, medical sales rep, scientific sales, medical representative, mr in pharma, device rep | sells medical and technical products to doctors and companies',
  '41-4011.07': 'solar salesman, solar sales, solar panel seller | sells solar panels',
  '41-4012.00':
    'sales, sales rep, travelling salesman, sales representative, wholesale rep, field sales, area sales manager, salesman, traveling salesman, food sales rep, sales agent, outside sales, manufacturers rep, commercial traveller, beer rep, wine rep | sells goods to shops and companies, travels to customers',
  '41-9011.00':
    'promoter, free sample lady, sampler at costco, product promoter, promo girl, sign spinner | shows products and gives samples in stores',
  '41-9012.00':
    'model, catwalk model, photo model, instagram model, supermodel, modeling, swimsuit model, modelling | poses in clothes for photos',
  '41-9021.00': 'broker of houses, realty broker, estate agency owner | runs a real estate office',
  '41-9022.00':
    'realtor, real estate, property agent, house seller, house agent, real estate salesperson, property dealer, letting agent, sells homes, home seller, property consultant | sells houses and homes',
  '41-9031.00':
    'presales consultant, solutions engineer, solutions consultant, sales engineering | explains technical products to buyers',
  '41-9041.00':
    'telesales, phone salesman, cold caller, telemarketing, phone sales, telephone salesperson, telephone sales, cold calling | sells by phone',
  '41-9091.00':
    'hawker, market trader, newspaper seller, ice cream van driver, hot dog seller, peddler, door to door, stall holder, market stall holder, costermonger, vendor at a market, avon lady, street seller, doorknocker, tupperware seller | sells on the street or door to door',
  '43-1011.00':
    'team leader, customer service manager, call centre team leader, admin supervisor, team lead, office team leader, bank branch supervisor | leads office and call center staff',
  '43-2011.00':
    'switchboard, phone operator, answering service operator, telephonist, switchboard operator, operator at a company | connects calls of a company',
  '43-2021.00': 'phone operator, 411 operator | gives phone numbers, connects callers',
  '43-3011.00':
    'collections agent, repo agent, debt recovery agent, collections, bailiff for debts | makes people pay their debts',
  '43-3021.00':
    'medical biller, billing, medical billing, invoicing clerk, accounts receivable clerk | writes bills and invoices',
  '43-3031.00':
    'bookkeeper, accounts clerk, accounts payable clerk, ap clerk, ar clerk, bookkeeping, accounts payable, accounts receivable clerk, accounting assistant, book keeper, accounts receivable, purchase ledger clerk, quickbooks bookkeeper, munim | writes down income and bills in the books',
  '43-3041.00': 'casino cage clerk | changes chips for cash in a casino',
  '43-3051.00':
    'payroll, payroll specialist, wages clerk, payroll administrator, timekeeper, pay clerk | works out wages of staff',
  '43-3061.00': 'buying clerk | writes purchase orders',
  '43-3071.00':
    'teller, bank cashier, bank clerk, bank worker, cashier at a bank, bank employee, bank assistant | hands out cash at a bank counter',
  '43-4011.00': 'stock clerk at a broker, trade support, securities clerk | writes down purchases of stocks',
  '43-4021.00': 'letter writer, letters clerk | answers letters of customers',
  '43-4031.00':
    'court administrator, dmv clerk, dmv worker, license bureau clerk | keeps papers of a court or town hall, issues licences',
  '43-4041.00': 'credit clerk | checks if people can pay',
  '43-4051.00':
    'call center, call centre agent, customer service, customer support, customer service rep, phone agent, call handler, bpo agent, call center rep, customer success, customer success manager, contact centre worker, customer service advisor, csr, call centre worker, chat agent, complaints handler, service advisor, customer service agent, customer assistant | answers customers and complaints on the phone',
  '43-4061.00':
    'benefits officer, welfare officer, dole officer, food stamp worker, job centre worker, welfare worker, social security clerk | decides who gets welfare and food stamps',
  '43-4071.00': 'records clerk | files papers',
  '43-4081.00': 'front desk agent, hotel front desk, front desk clerk, check in clerk | checks guests into a hotel',
  '43-4111.00':
    'survey taker, poll taker, interviewer, phone interviewer, market research interviewer, enumerator, opinion pollster | asks people questions for surveys',
  '43-4121.00': 'library clerk, library helper, library page, book shelver, library worker | shelves and lends books',
  '43-4131.00': 'loan processor, mortgage underwriter assistant | prepares papers for loans',
  '43-4141.00': 'personal banker, account opener, bank account clerk | opens bank accounts',
  '43-4151.00': 'phone order taker, order desk | takes orders of customers',
  '43-4161.00': 'hr admin, personnel clerk, hr administrator | keeps papers of staff',
  '43-4171.00':
    'receptionist, office receptionist, front office, front of house in an office, front desk lady, gym receptionist, reception | greets visitors and answers the phone',
  '43-4181.00':
    'airport check in, ticket clerk, airport agent, booking agent at an airline, airline check in, train ticket clerk, ground staff, booking clerk, airport ground staff | sells tickets, checks in passengers at the airport',
  '43-5011.00': 'cargo agent, air freight agent | moves freight papers at airports and docks',
  '43-5011.01':
    'forwarder, freight broker, shipping broker, export agent, truck broker, freight forwarding, load broker | arranges shipping of goods across countries',
  '43-5021.00':
    'messenger, bicycle courier, motorcycle courier, document courier, office boy, peon, errand runner, dispatch rider | brings papers and parcels across town',
  '43-5031.00':
    'emergency operator, 999 operator, 000 operator, emergency call handler, emergency call taker, 999 call handler | takes emergency calls, sends police and ambulances',
  '43-5032.00':
    'transport planner for trucks, cab dispatcher, load planner, transport controller | sends drivers and crews to jobs',
  '43-5041.00': 'electricity meter reader, meter man | reads meters of gas, water and power',
  '43-5051.00':
    'post office worker, postal clerk, post office counter clerk, usps clerk, stamp seller | sells stamps at a post office',
  '43-5052.00':
    'postman, mailman, postal worker, postie, mail man, mail carrier, mail lady, postwoman, post man, usps carrier, mailwoman, post lady | brings letters and mail',
  '43-5053.00': 'mail handler, postal sorter, mail processor, usps mail handler | sorts letters at the post',
  '43-5061.00':
    'production planner, expediter, material planner, production control clerk, planner scheduler | plans what a factory makes when',
  '43-5071.00':
    'inventory clerk, warehouse clerk, stock controller, stores person, storeman, shipping and receiving, inventory controller, goods in clerk, storekeeper in a warehouse, stock control clerk, inventory specialist | counts stock, writes shipping papers',
  '43-5111.00': 'weigher, scale operator, weighbridge operator, scale house operator | weighs and counts goods',
  '43-6011.00':
    'ea, executive pa, pa to a ceo, c-suite assistant, assistant of a ceo, secretary of a boss, private secretary, pa | organises the day of a boss',
  '43-6012.00': "lawyer's secretary, legal typist | types letters for lawyers",
  '43-6013.00':
    "doctor's secretary, medical receptionist, doctor's receptionist, clinic receptionist, medical admin, dental receptionist, unit clerk | makes appointments at a doctor's office",
  '43-6014.00':
    'secretary, admin, clerk, pa, personal assistant, office administrator, virtual assistant, office admin, administrator, admin officer, steno, church secretary, administration, office lady, secretarial work, stenographer in an office | types, files and answers the phone in an office',
  '43-9021.00': 'data entry, data inputter, keypuncher, data capturer | types data into a computer',
  '43-9022.00':
    'typist, copy typist, audio typist, typing, transcriber, steno typist, transcriptionist | types letters and texts',
  '43-9031.00':
    'layout artist, typesetter, page layout, newspaper layout, indesign operator | lays out pages for print',
  '43-9041.00':
    'claims clerk, claims processor, insurance clerk, policy clerk, medical claims processor | handles papers of insurance claims',
  '43-9051.00':
    'mail clerk, mail room worker, post room worker, post room clerk, mailroom worker | sorts mail inside a company',
  '43-9061.00':
    'office work, office job, office assistant, clerk, office junior, paper pusher, pen pusher, desk job, clerical officer, babu, desk jockey | does all sorts of paperwork in an office',
  '43-9071.00': 'scanner operator, xerox operator, scanning clerk | runs copiers and scanners',
  '43-9081.00':
    'proof reader, copy checker, proofreader, text checker, spelling checker | finds spelling mistakes in texts',
  '43-9111.00': 'stats assistant, statistics clerk | helps to count and work out statistics',
  '45-1011.00':
    'farm foreman, crew boss on a farm, nursery supervisor of plants, head stockman, farm overseer, forestry supervisor | leads farm, fishing or forest workers',
  '45-2011.00':
    'restaurant inspector, hygiene inspector, food hygiene inspector, health inspector of restaurants, crop inspector, farm inspector, meat inspector, usda inspector, food inspector | inspects crops, meat, food and farms',
  '45-2021.00': 'cattle breeder, artificial inseminator, puppy breeder | breeds dogs, horses and cattle',
  '45-2041.00': 'tobacco grader | sorts fruit, eggs and vegetables by quality',
  '45-2091.00':
    'tractor driver, harvester operator, farm machine driver, combine operator, tractor operator | drives tractors and combines',
  '45-2092.00':
    'farm hand, vegetable picker, nursery worker for plants, field worker, strawberry picker, vineyard worker, farm labourer, farmhand, weed puller, agricultural labourer, migrant farm worker | picks fruit and vegetables in fields',
  '45-2093.00':
    'shepherd, stable hand, farm work, cowboy, milker, stockman, jackaroo, jillaroo, shearer, dairy worker, cowhand, chicken farm worker, fish farm worker, herder, goatherd, beekeeper, drover, cattle hand, wrangler, pig farm worker, station hand, poultry worker, swineherd, horse wrangler | works with cows, cattle, sheep, horses and other farm animals, milks cows, shears sheep',
  '45-3031.00':
    'fisherman, deckhand on a fishing boat, lobsterman, shrimper, trapper, hunter, oyster fisher, fishing, trawlerman, deep sea fisherman, fisherwoman, crabber | catches fish, crabs and lobsters at sea, hunts and traps',
  '45-4011.00': 'conservation worker, trail crew worker | plants trees and clears forests',
  '45-4021.00':
    'lumberjack, logger, chainsaw operator, sawyer in the woods, timber cutter, woodcutter, faller, wood cutter | cuts down, fells trees in the forest',
  '45-4022.00':
    'skidder operator, log truck loader, harvester driver in a forest, forwarder operator, logging | drives machines that fell and haul trees',
  '45-4023.00': 'timber grader, log buyer | measures logs and their worth',
  '47-1011.00':
    'construction foreman, foreman, site supervisor, site foreman, construction superintendent, drilling supervisor, toolpusher, ganger, charge hand, construction site boss, tool pusher, site boss, clerk of works, foreman on a building site, mine foreman, building foreman | leads workers on a building site',
  '47-1011.03': 'solar foreman, solar crew leader | leads crews that install solar panels',
  '47-2011.00': 'steam boiler builder | builds and repairs boilers and big tanks',
  '47-2021.00':
    'mason, bricklayer, brickie, blocklayer, bricklaying, masonry, brick worker | lays bricks and builds walls',
  '47-2022.00': 'stone wall builder, dry stone waller | builds walls and buildings with stone',
  '47-2031.00':
    'carpenter, woodworker, carpentry, joiner, chippy, chippie, framer, deck builder, roof carpenter, house framer, shopfitter, formwork carpenter, wood worker, kitchen fitter, form worker, door fitter, formworker, cabinet installer | works with wood, builds roofs, doors and houses',
  '47-2041.00': 'carpet fitter, rug installer | lays carpets',
  '47-2042.00':
    'flooring installer, floor fitter, vinyl layer, flooring guy, lino layer, hardwood floor installer | lays laminate and vinyl floors',
  '47-2043.00': 'floor polisher, parquet sander | sands and polishes wooden floors',
  '47-2044.00':
    'tiler, tile layer, tile fitter, bathroom tiler, wall tiler, tile installer, tile guy, marble setter | lays tiles in kitchens and bathrooms',
  '47-2051.00': 'concreter, concrete worker, concrete layer, cement worker | pours and smooths concrete',
  '47-2053.00': 'terrazzo floor layer | makes terrazzo floors',
  '47-2061.00':
    "builder, labourer, site labourer, hod carrier, demolition worker, navvy, building labourer, mason labour, asbestos remover, construction, hard hat worker, day laborer, demo worker, bricky's labourer, demolition man | carries and digs on a building site, knocks down buildings",
  '47-2071.00':
    'road roller driver, asphalt paver operator, steamroller driver, asphalt worker, blacktop layer, tarmac layer, road paver | drives machines that lay asphalt',
  '47-2072.00': 'pile driver, piling rig operator | drives piles into the ground',
  '47-2073.00':
    'digger driver, excavator operator, bulldozer driver, heavy equipment operator, backhoe operator, plant operator, operating engineer, loader driver, excavator driver, heavy machinery operator, dozer operator, jcb driver, digger operator, plant machine operator, heavy machine operator, earthmover | drives the digger, excavator and bulldozer',
  '47-2081.00':
    'drywaller, dry liner, plasterboard fixer, ceiling installer, gyprocker, ceiling fixer, sheetrock hanger, sheetrocker, dryliner | puts up plasterboard walls and ceilings',
  '47-2082.00': 'drywall finisher, taper, jointer, drywall mudder | fills and tapes joints of drywall',
  '47-2111.00':
    'electrician, sparky, sparkie, electrical work, electrical fitter, electric man, house electrician, wireman, electrical contractor, electrical, electric guy, master electrician, electrical installer, ev charger installer, leccy | wires houses, electricity, lights and sockets',
  '47-2121.00':
    'glass fitter, window fitter, window installer, glass installer, window man, double glazing installer, glass cutter and fitter, glass man | puts in windows and glass',
  '47-2131.00':
    'insulation installer, insulator, loft insulation installer, insulation fitter, lagger of buildings, attic insulator | insulates walls and attics',
  '47-2132.00': 'pipe lagger, lagger, thermal insulator | wraps pipes and boilers against heat loss',
  '47-2141.00':
    'painter, decorator, painter and decorator, industrial painter, wall painter, home painter, painting contractor | paints houses and walls',
  '47-2142.00': 'wallpaperer | hangs wallpaper',
  '47-2151.00': 'water main layer, drainlayer | lays sewer and water pipes in trenches',
  '47-2152.00':
    'plumber, pipefitter, steamfitter, pipe fitter, gas fitter, gas engineer, heating fitter, plumbing, drain unblocker, toilet repairer, dunny diver, heating engineer, toilet fixer, bathroom fitter, pipe guy, plumbing work, pool plumber, master plumber, boiler engineer, sprinklerfitter | fixes pipes, toilets, taps, drains and water leaks',
  '47-2152.04': 'solar plumber | installs solar water heating',
  '47-2161.00': 'plasterer, wall plasterer, renderer, plastering | plasters walls and ceilings',
  '47-2171.00':
    'rodbuster, rebar installer, steel fixer, reinforcing ironworker, bar bender, steelfixer, rod man | ties steel bars in concrete',
  '47-2181.00':
    'roofer, roof tiler, roof repairer, roof plumber, slater, roof worker, shingler, roofing, thatcher, roof guy | covers and mends roofs, shingles',
  '47-2211.00':
    'tin knocker, sheetmetal worker, tinsmith, ductwork installer, metal roof maker, tinner, sheet metal mechanic, tin basher, hvac duct maker, panel fabricator | makes and puts up metal ducts and gutters',
  '47-2221.00':
    'iron worker, structural ironworker, high steel worker, skyscraper builder, steelworker | puts up steel frames of bridges and skyscrapers',
  '47-2231.00':
    'solar installer, solar technician, solar panel fitter, solar fitter, rooftop solar, solar panel guy | puts solar panels on roofs',
  '47-3011.00':
    'mason tender, hod carrier, brickies labourer, tile setter helper, bricklayer labourer | carries bricks and mortar',
  '47-3012.00': "carpenter's apprentice, chippys mate, joiner's mate | helps a carpenter",
  '47-3013.00': "electrician's mate, electrician apprentice, sparkys mate | pulls wires for an electrician",
  '47-3014.00': "plasterer's helper, paperhanger's helper, plasterer labourer | helps a painter or plasterer",
  '47-3015.00': "plumber's mate, plumber apprentice, pipefitter helper | helps a plumber",
  '47-3016.00': 'roofing labourer, roofers mate | carries shingles for roofers',
  '47-4011.00':
    'home inspector, house inspector, building control officer, building surveyor, building code official, electrical inspector, building control | inspects houses and buildings before they are bought or used',
  '47-4011.01': 'energy assessor, epc assessor, energy surveyor | checks where houses lose heat',
  '47-4021.00':
    'lift mechanic, lift engineer, elevator repairman, elevator guy, lift technician, lift repair man | repairs and installs elevators, lifts and escalators',
  '47-4031.00': 'fencer, fencing contractor, fence guy | builds fences',
  '47-4041.00':
    'asbestos remover, hazmat worker, mold remover, hazmat, hazardous waste worker, nuclear cleanup worker, crime scene cleaner | removes asbestos, poison and dangerous waste',
  '47-4051.00':
    'pothole repairer, road crew, snow plow driver, road repair worker, council road worker, road sweeper crew, snowplow driver, street repairer, pothole filler | mends roads, fills potholes, plows snow',
  '47-4061.00':
    'railway worker, platelayer, trackman, railroad worker, railway track worker, gandy dancer, perway worker | lays and mends rail tracks',
  '47-4071.00':
    'drain cleaner, septic guy, sewer worker, drain technician, honey wagon driver, septic tank man, sewage pipe cleaner | empties septic tanks, cleans sewers and drains',
  '47-4091.00':
    'paver, paving installer, block paver, patio builder, driveway paver, brick paver, paving stone layer | lays paving stones, patios and driveways',
  '47-4099.03': 'home insulator, draught proofer | makes houses tight against cold',
  '47-5011.00': 'derrickhand, derrickman, derrick hand, roughneck | works up on the oil derrick',
  '47-5012.00':
    'driller on an oil rig, drill rig operator for oil, oil rig worker, offshore driller, roughneck boss | drills for oil and gas',
  '47-5013.00': 'fracker, frac operator, fracking worker | pumps and services oil wells, fracking',
  '47-5022.00':
    'coal mine digger driver, surface mine operator, open pit excavator operator, strip miner | digs coal and ore from open pits',
  '47-5023.00':
    'well driller, drilling rig operator, blast hole driller, bore driller, core driller | drills wells and holes in the ground',
  '47-5032.00':
    'blaster, shotfirer, dynamite worker, bomb disposal, demolition blaster, powderman | blows up rock with dynamite',
  '47-5041.00':
    'coal miner, miner, gold miner, continuous miner operator, underground miner, mining, diamond miner, pit worker | digs coal and ore underground',
  '47-5043.00': ' | secures roofs of mines with bolts',
  '47-5044.00': 'mine loader, loader operator underground, mine truck driver | loads coal and ore in a mine',
  '47-5051.00':
    'rock splitter, quarryman, stone cutter in a quarry, stone quarrier | splits and cuts stone in a quarry',
  '47-5071.00':
    'roughneck, roustabout, oil field worker, oil rig worker, offshore worker, oilfield hand, oil worker, rig worker, leasehand, offshore oil worker, floorhand | does heavy work on an oil rig',
  '47-5081.00': 'driller offsider, offsider | helps miners and drillers',
  '49-1011.00':
    'maintenance supervisor, service manager, shop foreman, maintenance manager, garage foreman, lead mechanic, workshop foreman | leads mechanics and repairers',
  '49-2011.00':
    'pc repair, atm technician, printer repairman, computer repair, laptop repairer, computer fixer, photocopier engineer, cash machine engineer, pc repair guy | mends computers, printers and cash machines',
  '49-2021.00':
    'cell phone tower climber, tower technician, antenna installer, tower hand | climbs towers to install antennas',
  '49-2022.00':
    'telecom technician, phone technician, telephone engineer, internet installer, phone repairman, bt engineer, telecommunications technician, internet technician, router installer, phone installer, telecom tech | installs phones, routers and internet',
  '49-2091.00':
    'aircraft electrician, avionics tech, plane electronics technician, avionics engineer | mends electronics of planes',
  '49-2092.00':
    'motor rewinder, power tool repairer, motor winder, tool repairer, armature winder | mends electric motors and power tools',
  '49-2093.00': 'train electrician, ship electrician, marine electrician | mends electrics of trains and ships',
  '49-2094.00':
    'plc technician, industrial electronics technician, electronics repairer | mends electronics of factory machines',
  '49-2095.00': 'power station technician, switchgear technician | mends equipment of power stations and substations',
  '49-2096.00':
    'auto electrician for radios, remote starter installer, car stereo fitter, car alarm fitter | installs stereos and alarms in cars',
  '49-2097.00':
    'tv installer, satellite installer, tv repair man, aerial fitter, tv mounter, stereo repairer | installs and mends tvs and satellite dishes',
  '49-2098.00':
    'burglar alarm installer, fire alarm technician, cctv installer, security camera installer, alarm fitter, adt installer, security system installer, smart home installer, cctv engineer | installs alarms and security cameras',
  '49-3011.00':
    'plane mechanic, aircraft engineer who repairs, aircraft technician, aircraft maintenance engineer | repairs planes, airplanes and helicopters',
  '49-3021.00':
    'body shop technician, collision repair, smash repairer, car painter, auto body technician, dent remover, car body repairer, smash repair, spray painter of cars, dent repairer, panelbeater, autobody repairer, bodywork repairer | mends dents and bodies of crashed cars',
  '49-3022.00':
    'windscreen fitter, car glass repairer, windshield repairer, windscreen repairer, autoglass technician | replaces windshields of cars',
  '49-3023.00':
    'mechanic, car repair, auto repair, motor mechanic, auto tech, automotive technician, oil change technician, grease monkey, car technician, vehicle technician, mot tester, brake mechanic, ev mechanic, electric car mechanic, auto electrician, service technician for cars, car fixer, garage worker, tesla technician, pit crew member | fixes, repairs cars and vehicles in a garage, changes oil and brakes',
  '49-3031.00':
    'diesel mechanic, truck mechanic, diesel fitter, lorry mechanic, diesel tech, hgv mechanic, diesel technician, hgv technician | repairs trucks, buses and diesel engines',
  '49-3041.00':
    'tractor mechanic, farm mechanic, tractor repairer, john deere mechanic, agricultural engineer who repairs | repairs tractors and combines',
  '49-3042.00':
    'excavator mechanic, plant mechanic, heavy diesel mechanic, plant fitter, mobile plant mechanic, tank mechanic, heavy vehicle mechanic | repairs excavators, bulldozers and cranes',
  '49-3043.00':
    'train mechanic, railcar mechanic, locomotive mechanic, carman, train repairer, rolling stock technician | repairs trains and rail cars',
  '49-3051.00':
    'boat repairer, outboard mechanic, marine mechanic, boat engine mechanic, yacht mechanic, jet ski mechanic | repairs boats and outboard motors',
  '49-3052.00':
    'motorbike mechanic, harley mechanic, bike mechanic for motorcycles, motorbike repairer | repairs motorcycles and scooters',
  '49-3053.00':
    'chainsaw mechanic, small engine repair, lawnmower mechanic, mower repairman | repairs lawn mowers and chainsaws',
  '49-3091.00':
    'bike mechanic, cycle mechanic, bike fixer, bike shop mechanic, cycle technician, bike repair | repairs bikes and bicycles',
  '49-3092.00':
    'camper repairer, caravan repairer, motorhome technician, caravan technician, motorhome repairer, rv repair | repairs campers and caravans',
  '49-3093.00':
    'tire changer, tyre fitter, tire technician, tire guy, tire shop worker, tire tech | changes and mends tires',
  '49-9011.00': 'garage door repairer, garage door installer, garage door guy | mends garage and automatic doors',
  '49-9012.00':
    'instrument technician, controls technician, instrument fitter, instrumentation tech, i&e technician, valve repairer, instrument mechanic | mends valves and meters of plants',
  '49-9021.00':
    'hvac, hvac technician, ac technician, ac repair, ac repair man, air conditioning technician, air con technician, aircon installer, heating engineer, fridgie, ac guy, furnace repairman, fridge mechanic, refrigeration technician, air con engineer, refrigeration engineer, ac mechanic, ac installer | installs and mends air conditioning, furnaces and heating',
  '49-9031.00':
    'appliance repairman, white goods repairer, fridge repair man, oven repairer, dishwasher repairer, washing machine repair man, appliance fixer, white goods engineer, refrigerator repairer | mends washing machines, fridges and ovens',
  '49-9041.00':
    'maintenance fitter, fitter, machine repairer, factory mechanic, maintenance mechanic, machinery mechanic, mechanical fitter, maintenance engineer, plant mechanic in a factory, fitter and turner, machine mechanic, packaging machine mechanic, maintenance technician | repairs factory machines',
  '49-9043.00': 'machinery maintenance, lubrication technician, greaser | oils and maintains machines',
  '49-9044.00': 'machinery erector, millwright, industrial machinery installer | sets up and moves heavy machines',
  '49-9045.00': 'refractory bricklayer, kiln repairer, furnace bricklayer | repairs linings of furnaces',
  '49-9051.00':
    'lineman, lineworker, powerline technician, linesman, line worker, high voltage lineman, lines person, powerline worker, line man, power line technician, journeyman lineman, powerline man | fixes power lines and electricity poles',
  '49-9052.00':
    'cable installer, cable guy, fiber optic installer, fibre installer, cable technician, broadband engineer, cable tv installer, openreach engineer, fiber technician, cable man, cable splicer, cable tech | lays cables for internet and tv',
  '49-9061.00': 'camera fixer, camera repair, lens repairer | mends cameras',
  '49-9062.00':
    'biomed technician, medical device technician, hospital equipment repairer, bmet, medical equipment technician | mends machines of hospitals',
  '49-9063.00':
    'instrument repairer, luthier, violin maker, piano repairer, guitar maker, instrument maker | tunes and mends pianos, guitars and violins',
  '49-9064.00': 'watchmaker, horologist, clockmaker, watch fixer, clock maker | mends watches and clocks',
  '49-9071.00':
    'handyman, maintenance man, building maintenance, handyperson, caretaker who repairs, jack of all trades, apartment maintenance, odd job man, maintenance guy, facilities technician, building maintenance worker, maintenance technician, property maintenance, house repairer, hotel maintenance, repairman, fix it guy | fixes things around a building or house',
  '49-9081.00':
    'windtech, wind tech, wind turbine engineer who repairs, windmill repairer, windmill mechanic | climbs and repairs wind turbines',
  '49-9091.00':
    'vending machine repairer, slot machine technician, vending machine stocker, coin machine repairer, slot technician, vending machine guy, jukebox repairer, arcade machine repairer | fills and mends vending and slot machines',
  '49-9092.00':
    'frogman, underwater welder, deep sea diver, saturation diver, diver, offshore diver, police diver, underwater worker, dive worker | welds and works under water',
  '49-9094.00':
    'lock smith, key cutter, lock picker, safe cracker, lock repairer, key man, lock guy, lock installer, door opener | opens locks, cuts keys',
  '49-9095.00': 'trailer home installer, manufactured home installer, mobile home mover | sets up mobile homes',
  '49-9096.00':
    'stage rigger, dogman, slinger, wire rope rigger, slinger signaller, banksman, rope rigger | fastens ropes and chains to lift loads',
  '49-9097.00':
    'rail signal technician, railway signal engineer, signal maintainer, railway signaller who repairs | mends railway signals',
  '49-9098.00':
    "mechanic's helper, maintenance helper, repair assistant, trades assistant, fitter's mate, mechanic's apprentice, ta in trades | hands tools to mechanics",
  '49-9099.01': 'ground source heat pump installer | mends geothermal heat pumps and plants',
  '51-1011.00':
    'factory foreman, line supervisor, line leader, production foreman, shift supervisor in a factory, production team leader, line manager in a factory, shift manager in a factory, factory boss, line lead | leads factory workers',
  '51-2011.00':
    'plane builder, aircraft builder, aircraft fitter, boeing assembler, plane assembler | puts planes together',
  '51-2021.00': 'transformer winder | winds wire coils',
  '51-2022.00':
    'electronics assembler, solderer, pcb assembler, iphone assembler, phone assembler | solders circuit boards and puts electronics together',
  '51-2023.00': 'machine assembler of electrics, equipment assembler | puts together electric machines',
  '51-2031.00': 'motor builder, engine fitter | puts engines and turbines together',
  '51-2041.00':
    'steel fabricator, metalworker, fitter welder, metal worker, boilermaker who fabricates, fabricator, fab worker, metal fab, fitter fabricator | cuts, bends and fits steel',
  '51-2051.00':
    'boat builder, fibreglass worker, composite technician, surfboard maker, laminator, hull builder | makes boats and parts of fiberglass',
  '51-2061.00': 'clock assembler | puts watches together',
  '51-2092.00':
    'assembly line worker, assembler, factory hand, production operative, car factory worker, line worker, assembly worker, toy assembler, factory job, process worker, production worker, manufacturing worker, auto worker, conveyor belt worker, car assembler, factory operative, plant worker, autoworker, tesla factory worker, production associate | puts things together on a line in a factory',
  '51-3011.00':
    'baker, pastry chef, cake maker, cake decorator, bread maker, patissier, bakery worker, doughnut maker, baking, pastry maker, donut maker, wedding cake maker, bakery, pastry cook | bakes bread and cakes, decorates cakes',
  '51-3021.00': 'butcher, meat cutter in a shop, butchery, butcher shop worker | cuts and sells meat in a shop',
  '51-3022.00':
    'fishmonger, chicken plant worker, fish cutter, poultry plant worker, filleter, chicken deboner | cuts up fish and chicken, guts fish',
  '51-3023.00':
    'slaughterman, slaughterer, slaughterhouse worker, abattoir worker, meatworker, meat packing worker, meat packing plant worker, meatpacker, boner in an abattoir, kill floor worker, meat plant worker | kills, slaughters and cuts up animals',
  '51-3091.00': 'tobacco roaster, grain dryer operator | roasts coffee, nuts and tobacco',
  '51-3092.00':
    "cheesemaker, ice cream maker, chocolate maker, chocolatier, sausage maker, dough mixer, confectioner, sweet maker, food factory worker, jam maker, sauce maker, brewer's mixer, candy cook, food mixer operator | mixes food, chocolate, cheese and sweets in a factory",
  '51-3093.00': 'food cooker, crisp fryer, food factory cook, industrial cook | cooks food in big machines',
  '51-4021.00': 'plastic extruder, extruder operator, extrusion operator | presses metal and plastic through dies',
  '51-4022.00':
    'forger, hammer operator, blacksmith, smith, hammersmith, forge worker, farrier | hammers and forges hot metal',
  '51-4023.00': 'rolling mill operator, steel mill roller, steel mill worker | rolls steel into sheets',
  '51-4031.00':
    'press brake operator, punch press operator, stamping press operator, sheet metal cutter, press operator, guillotine operator, laser cutter operator, shear operator, power press operator | punches, cuts and bends metal',
  '51-4032.00': 'drill press worker, boring machine operator, metal driller, radial driller | drills holes in metal',
  '51-4033.00': 'grinder, metal polisher, grinding machinist, cylindrical grinder | grinds and polishes metal',
  '51-4034.00': 'turner, lathe worker, metal turner, wood turner of metal, lathe machinist | turns metal on a lathe',
  '51-4035.00': 'miller, milling machinist, mill operator, milling operator, planer operator | mills and planes metal',
  '51-4041.00':
    'machinist, fitter and turner, engineering machinist, fitter machinist, metal parts maker, gunsmith, machine shop worker, cnc machinist | makes metal parts with lathes and milling machines',
  '51-4051.00':
    'smelter worker, furnace operator, steel furnace worker, foundry furnace operator, smelter, furnaceman | melts metal in a furnace',
  '51-4052.00': 'metal pourer, metal caster, foundry caster, metal casting worker | pours molten metal',
  '51-4061.00': 'model maker, prototype maker | makes models and prototypes of metal and plastic',
  '51-4062.00': 'metal pattern maker | makes patterns for castings',
  '51-4071.00': 'foundry moulder, sand moulder, mould maker, mold maker | makes sand molds for castings',
  '51-4072.00':
    'injection molder, plastic moulder, injection moulding operator, injection mold operator, plastics worker, die casting operator, injection mould operator, die cast operator | runs machines that mold plastic and metal',
  '51-4081.00':
    'machine setter, machine shop operator, cnc setter, multi machine operator, machine tool setter, setter operator | sets up several machine tools',
  '51-4111.00':
    'toolmaker, tool maker, tool and die, gauge maker, mold toolmaker, jig maker, diemaker | makes tools, dies and molds',
  '51-4121.00':
    'welder, mig welder, pipe welder, boilermaker welder, brazer, welding, coded welder, pipeline welder, weldor, welder fitter, weld worker | joins metal with heat, welds steel and pipes',
  '51-4122.00': 'robot welder operator, spot welder, robotic welder | runs welding machines and robots',
  '51-4191.00': 'heat treater, annealer, tempering operator | hardens metal by heat',
  '51-4192.00': 'metal marker, layout man, sheet metal marker, metal layout marker | marks where metal is cut',
  '51-4193.00':
    'electroplater, galvanizer, powder coater, plater, anodizer, chromer | coats metal with chrome, zinc or gold',
  '51-4194.00':
    'knife sharpener, blade sharpener, saw doctor, tool grinder, saw sharpener, knife grinder, scissor sharpener | sharpens knives, saws and tools',
  '51-5111.00': 'pre-press operator, plate maker, platemaker | prepares pages and plates for printing',
  '51-5112.00':
    'printer, screen printer, t-shirt printer, newspaper printer, digital printer operator, pressman, printing, print worker, machine minder, printing press worker | prints newspapers, books and t-shirts',
  '51-5113.00': 'bookbinder, print binder | binds and folds books and magazines',
  '51-6011.00':
    'launderer, washes clothes, dry cleaning worker, washerman, dhobi, hotel laundry worker | washes and dry cleans clothes and sheets',
  '51-6021.00': 'ironer, ironing lady, presser, steam presser, ironing man, istriwala | irons and presses clothes',
  '51-6031.00':
    'sewing machinist, machinist in a clothes factory, garment worker, sewer, sewing machine worker, textile machinist, sweatshop worker, stitcher, clothing factory worker, seamstress in a factory, sewing factory worker, sewing | sews clothes and curtains on machines',
  '51-6041.00':
    'cobbler, shoemaker, saddler, shoe mender, boot maker, shoe maker, leatherworker, leathercrafter, shoe fixer, handbag maker, bootmaker | mends and makes shoes, saddles and leather bags',
  '51-6042.00': 'shoe factory worker, shoe factory machine operator | runs machines that make shoes',
  '51-6051.00': 'embroiderer, embroidery worker, needleworker, hand embroiderer | sews and embroiders by hand',
  '51-6052.00':
    'tailor, seamstress, dressmaker, alterations, clothes alterer, wedding dress maker, dress maker, custom clothier, darzi, milliner, hat maker, bridal seamstress, costume maker | sews and alters clothes, makes suits and dresses',
  '51-6061.00': 'fabric dyer, textile bleacher, dyer, bleacher of cloth | dyes and bleaches cloth',
  '51-6062.00': 'cloth cutter, fabric cutter, garment cutter, cutter in a clothes factory | cuts cloth by machine',
  '51-6063.00':
    'weaver, knitter, weaving machine operator, loom worker, textile mill worker | weaves and knits cloth on machines',
  '51-6064.00': 'spinner, spinning mill worker, cotton mill worker | spins and winds yarn',
  '51-6091.00': 'nylon maker, fiber extruder, polyester maker | makes nylon and polyester fibers',
  '51-6092.00':
    'pattern cutter, pattern maker, fashion pattern maker, pattern grader, clothing pattern maker | draws and cuts patterns for clothes',
  '51-6093.00':
    'car upholsterer, sofa repairer, sofa maker, couch repairer, furniture coverer, trimmer of cars, motor trimmer | covers sofas, chairs and car seats',
  '51-7011.00':
    'cabinet maker, furniture maker, joiner of furniture, bench carpenter, woodworker, furniture builder, kitchen cabinet maker, woodworking, bench joiner, table maker, fine woodworker, bespoke furniture maker | makes wooden furniture and kitchens',
  '51-7021.00': 'french polisher, furniture stripper, wood finisher | polishes, varnishes and restores furniture',
  '51-7031.00': 'wooden model builder | makes models of wood',
  '51-7032.00': 'wooden pattern maker | makes wooden patterns for foundries',
  '51-7041.00':
    'sawyer, sawmill worker, saw operator, mill worker in wood, lumber mill worker, timber mill worker | saws logs into boards',
  '51-7042.00':
    'wood machinist, wood machine operator, router operator for wood, woodturner, cnc wood router operator | runs machines that shape wood',
  '51-8011.00': 'reactor operator, nuclear power plant worker | runs a nuclear reactor',
  '51-8012.00':
    'grid operator, power distributor, load dispatcher, grid controller, transmission system operator | sends electricity through the grid',
  '51-8013.00':
    'power station operator, power plant worker, power plant technician, coal plant operator, power station worker | runs a power station',
  '51-8013.03': 'biomass operator | runs machines that burn wood and waste',
  '51-8013.04': 'hydropower technician, dam operator, dam worker | keeps a dam and its turbines running',
  '51-8021.00': 'boiler attendant, boilerman, boiler man | runs boilers of big buildings',
  '51-8031.00':
    'water plant operator, sewage worker, sewage treatment worker, water works operator, water purifier, sewage plant worker | cleans drinking water and sewage',
  '51-8091.00':
    'chemical operator, process operator, plant operator in chemicals, chemical plant worker, process technician | runs a chemical plant',
  '51-8092.00': 'gas compressor operator, gas plant worker, natural gas plant operator | runs a gas plant',
  '51-8093.00': 'refinery worker, petroleum pump operator, oil refinery worker | runs an oil refinery',
  '51-8099.01': 'ethanol plant operator, biodiesel operator, ethanol plant worker | makes fuel of corn and plants',
  '51-9011.00':
    'chemical mixer operator, reactor operator in chemicals, soap maker in a factory, chemical process operator | runs chemical reactions in tanks',
  '51-9012.00':
    "distiller, brewer, winemaker's helper, beer brewer, whisky distiller, brewery worker, distillery worker, milk separator operator, craft brewer, brewmaster, wine maker, moonshiner, still operator | brews beer, distils whisky, filters liquids",
  '51-9021.00':
    'grinder operator, crusher operator, mill operator, flour miller, miller of grain, pulverizer | crushes rocks, grinds grain',
  '51-9022.00': 'sander, stone polisher, metal finisher, deburrer, hand sander, polisher | grinds and polishes by hand',
  '51-9023.00':
    'mixer operator, blending machine operator, cement mixer operator, batch mixer, batch plant operator | mixes paint, chemicals and concrete',
  '51-9031.00':
    'hand trimmer, carton cutter by hand, leather cutter, cutter by hand, glass cutter by hand | cuts and trims by hand',
  '51-9032.00':
    'slicer operator, cutting machine operator, cutter operator, slitter operator, food slicer | runs machines that cut and slice',
  '51-9041.00':
    'brick press operator, pill press operator, tablet press operator, block machine operator, tablet maker | presses bricks, pellets and pills',
  '51-9051.00':
    'kiln operator, kiln worker, brick kiln worker, pottery kiln operator, dryer operator, oven operator | runs kilns and ovens',
  '51-9061.00':
    'quality inspector, qa inspector, qc inspector, tester in a factory, quality control, quality control inspector, quality assurance inspector, qc, factory inspector, product inspector, garment checker, quality controller | checks products for faults',
  '51-9071.00':
    'goldsmith, silversmith, jewellery maker, jewelry designer, jeweller, gold smith, jewelsmith | makes and mends rings and jewellery',
  '51-9071.06':
    'diamond cutter, gemologist, gem polisher, lapidary, stone setter, gemmologist, diamond grader, gemstone cutter, diamond polisher, gem grader | cuts and grades diamonds and gems',
  '51-9081.00':
    'denture maker, false teeth maker, crown maker, dental lab technician, tooth maker, dental prosthetist | makes false teeth, dentures and crowns',
  '51-9082.00': 'orthotics technician, orthopaedic shoe maker, limb maker | makes artificial legs, arms and braces',
  '51-9083.00':
    'eyeglass lens maker, glasses maker, optical technician, spectacle maker | grinds and cuts lenses for glasses',
  '51-9111.00':
    'bottling worker, canning worker, packaging worker, filler operator, bottler | runs machines that fill bottles and pack goods',
  '51-9123.00':
    'signwriter, decorative artist, furniture painter, glass painter, pottery painter, lacquerer, airbrush artist | paints signs, pottery and toys by hand',
  '51-9124.00':
    'spray painter, paint sprayer, car spray painter, powder coating operator, coating machine operator, coater, car painter | sprays paint on cars and metal',
  '51-9141.00':
    'chip fab technician, wafer fab technician, fab operator, microchip maker, chip factory worker, chip maker, cleanroom operator, intel technician, wafer operator | makes computer chips in a clean room',
  '51-9151.00': 'picture developer, photo developer | develops and prints photos',
  '51-9161.00':
    'cnc operator, cnc machinist, cnc setter, cnc mill operator, cnc lathe operator, cnc guy, cnc, cnc miller, cnc turner, computer controlled machine operator | runs computer controlled lathes and mills',
  '51-9162.00': 'cnc programmer, mastercam programmer | writes programs for cnc machines',
  '51-9191.00': 'gluing operator, label gluer, plywood gluer | runs machines that glue',
  '51-9192.00':
    'vat cleaner, tank cleaner, parts washer, acid cleaner of metal, pickler | runs machines that wash metal, bottles and glass',
  '51-9193.00': 'milk cooler operator | runs machines that freeze and cool',
  '51-9194.00':
    'etcher, engraving artist, trophy engraver, gravestone engraver, headstone engraver, metal engraver | cuts letters and pictures into metal, glass and stone',
  '51-9195.00':
    'concrete molder, moulder, mould filler, casting worker, candle maker in a factory, precast worker, candle molder, concrete caster, statue caster | pours and shapes things in molds',
  '51-9195.03':
    'stone mason who carves, stone carver, headstone carver, monumental mason, gravestone carver | carves statues and gravestones',
  '51-9195.04':
    'glassblower, glass maker, glass artist, neon sign maker, glass bender, neon bender | blows and shapes hot glass',
  '51-9195.05':
    'pottery worker, pottery maker, ceramics worker, clay thrower, potter | shapes clay on a wheel in a factory',
  '51-9196.00':
    'box maker, cardboard box maker, carton machine operator, corrugator operator, paper mill worker, tissue maker, cardboard factory worker | makes boxes, bags and cartons of paper',
  '51-9197.00': 'tire maker, tire factory worker, retreader | makes tires',
  '51-9198.00':
    'production labourer, factory labourer, general labourer in a factory, factory labour, production assistant in a factory | carries and cleans for machine operators',
  '53-1041.00': 'baggage supervisor, cargo loadmaster, loadmaster, ramp agent lead | leads loading of planes',
  '53-1042.00':
    'warehouse team leader, warehouse shift leader, warehouse lead, dock supervisor, warehouse foreman, loading dock supervisor, amazon area manager, warehouse team lead | leads warehouse workers',
  '53-1042.01': 'recycling manager, recycling officer, waste coordinator | organises recycling of a town',
  '53-1043.00':
    'transport supervisor, bus depot supervisor, yard manager, yardmaster, train master, trucking supervisor, fleet supervisor, bus supervisor, road supervisor | leads drivers',
  '53-1044.00':
    'purser, flight attendant supervisor, head flight attendant, chief purser, cabin manager, cabin crew manager, chief flight attendant | leads flight attendants',
  '53-2011.00':
    'pilot, airplane pilot, aviation, flying, first officer, captain of a plane, copilot, boeing pilot | flies planes for an airline',
  '53-2012.00':
    'helicopter pilot, private pilot, bush pilot, drone pilot, air ambulance pilot, flying instructor, cargo pilot, flight instructor, chopper pilot, private jet pilot, drone operator, uav pilot | flies small planes, helicopters and drones',
  '53-2021.00':
    'tower controller, atc, airport controller, air traffic control, control tower worker | guides planes from the tower',
  '53-2022.00':
    'airport operations officer, airside officer, airport ops, runway inspector, airport operations, airport operations manager | keeps runways safe',
  '53-2031.00':
    'stewardess, steward, cabin crew, air hostess, air steward, trolley dolly, hostie, airplane waitress, flight stewardess | looks after passengers on a plane',
  '53-3011.00':
    'ambulance driver, patient transport driver, ambulance assistant, non emergency patient transport, ambulance driver not emt | drives an ambulance',
  '53-3031.00':
    'route driver, bread van driver, milkman, pizza delivery, doordash driver, delivery rider, uber eats driver, beer delivery driver, coke truck driver, newspaper delivery, snack route driver, paper boy, deliveroo rider, pizza guy, takeaway driver, vending route driver, food delivery rider, milk man, zomato delivery boy | delivers and sells pizza, bread, milk and drinks',
  '53-3032.00':
    '18 wheeler driver, big rig driver, trucker, truck driver, truck driving, long haul driver, artic driver, truckie, owner operator, reefer driver, class a driver, car hauler, road train driver, tipper driver, fuel tanker driver, long distance driver, lorry, cdl, ice road trucker, class 1 driver, haulier | drives trucks and lorries over long distances',
  '53-3033.00':
    'delivery man, van driver, amazon driver, delivery driver, ups driver, fedex driver, courier driver, parcel deliverer, package delivery, amazon delivery driver, box truck driver, dpd driver, delivery guy, white van man, courier, parcel driver, dhl driver, package deliverer, delivery boy, hotshot driver | delivers parcels and packages by van',
  '53-3051.00': 'school bus, yellow bus driver | drives children to school by bus',
  '53-3052.00':
    'bus driver, busdriver, coach driver, city bus, public bus driver, greyhound driver, tour bus driver, mta bus driver | drives a city bus or coach',
  '53-3053.00':
    'chauffeur, shuttle driver, limo driver, private driver, shuttle bus driver, minibus driver, limousine driver, personal driver, driver of a rich person, paratransit driver | drives people in limousines and shuttles',
  '53-3054.00':
    'uber, taxi, cabbie, minicab driver, black cab driver, taxi man, private hire driver, ola driver, ride share driver, cabby, auto rickshaw driver | drives people in a taxi',
  '53-4011.00':
    'freight train driver, engine driver, loco pilot, train operator, railway driver, locomotive driver, train pilot, railroad engineer, drive train | drives trains',
  '53-4013.00': 'shunter, switch engine driver, railyard driver, hostler | moves rail cars in a yard',
  '53-4022.00':
    'brakeman, railway brakeman, switchman, signalman, railway signaller, points operator, signaller | sets switches and couples rail cars',
  '53-4031.00':
    'train guard, railway guard, ticket inspector on a train, yardmaster, freight conductor, amtrak conductor | runs a train with its crew, checks tickets',
  '53-4041.00':
    'subway driver, metro driver, tube driver, streetcar driver, underground driver, underground train driver, monorail driver, trolley driver, subway operator, tube train driver | drives trams, subways and the metro',
  '53-5011.00':
    'sailor, seaman, deckhand, seafarer, ship crew, mariner, yacht crew, bosun, deck crew, boatswain, yacht deckhand, cruise ship deckhand, ship worker | works on deck of a ship, ties up ships',
  '53-5021.00':
    "captain of a ship, skipper, tug boat captain, harbor pilot, cruise ship captain, harbour pilot, ship's officer, riverboat captain | commands and steers ships",
  '53-5022.00':
    'motor boat driver, speedboat driver, boatman, water taxi driver, boat operator, launch driver, ferryman | drives small boats',
  '53-5031.00':
    "marine engineer on a ship, ship's engineer, chief engineer on a ship, ship mechanic, engineer on a ship | keeps engines of a ship running",
  '53-6011.00': 'bridge keeper, canal lock keeper, lockkeeper | opens bridges and canal locks',
  '53-6021.00': 'valet, car park attendant, parking valet, garage attendant for parking | parks cars',
  '53-6031.00':
    'petrol pump attendant, petrol station worker, gas station worker, servo worker, fuel attendant, petrol attendant | fills up cars at a gas or petrol station',
  '53-6032.00':
    'aircraft fueler, plane refueller, plane cleaner, plane washer, aircraft cleaner, airplane fueler | refuels, cleans and de-ices planes',
  '53-6041.00':
    'traffic surveyor, traffic counter, traffic tech, traffic light technician | counts traffic, sets traffic lights',
  '53-6051.00': 'transport inspector, rail inspector, train inspector | checks that trains and freight are safe',
  '53-6051.01': 'faa inspector, air safety inspector, plane crash investigator | checks that planes are safe',
  '53-6051.07':
    'mot tester, vehicle examiner, emissions tester, smog tester, car tester, smog check technician | checks that cars are safe and clean',
  '53-6061.00':
    'ship steward, cruise ship steward, train steward, cruise ship attendant, bus hostess, ferry steward, railway attendant, bus conductor, sleeping car attendant | serves passengers on trains, ships and buses',
  '53-7011.00': ' | runs conveyor belts',
  '53-7021.00': 'tower crane driver, crane man, dock crane driver | lifts loads with a crane',
  '53-7031.00': 'dredger, dredger driver | digs mud out of rivers and harbours',
  '53-7041.00':
    'hoist driver, hoistman, winch man, mine hoist operator, construction lift operator | runs winches and hoists',
  '53-7051.00':
    'fork lift driver, forklift operator, forklift, reach truck driver, forkie, pallet jack operator, fork lift truck driver, counterbalance driver, forklift truck driver | moves pallets with a forklift',
  '53-7061.00':
    'detailer, car valeter, car wash worker, train cleaner, truck washer, car wash, car wash guy | washes cars and trucks',
  '53-7062.00':
    'warehouse worker, mover, removal man, removalist, loader, truck loader, longshoreman, stevedore, baggage handler, docker, lumper, freight handler, ramp agent, package handler, house mover, wharfie, luggage handler, moving man, ups package handler, unloader, cargo loader, port worker, material handler, moving company worker, warehouse operative, hamal, baggage loader, warehouse loader, removal worker | carries boxes and furniture, loads trucks, ships and planes',
  '53-7062.04':
    'recycling sorter, waste sorter, recycling plant worker, scrap worker, rag picker, recycling picker, bottle sorter, garbage sorter, scrap yard worker | sorts waste, glass and cans for recycling',
  '53-7063.00': "machine loader, machine operator's feeder, offbearer | puts material into machines",
  '53-7064.00':
    'packer, hand packer, warehouse packer, packing worker, packager, bagger, grocery bagger, packing job, pack boxes, parcel packer, amazon packer, bag boy, fruit packer | packs boxes by hand',
  '53-7065.00':
    'warehouse worker, picker, order picker, warehouse picker, stock clerk, shelf filler, stocker, picker packer, amazon picker, order filler, stock boy, fulfilment worker, shelf stocker, amazon worker, warehouse associate, trolley collector, overnight stocker, warehouse operative, personal shopper at a store, night packer, stockist, walmart stocker, instacart shopper, warehouse job, warehouse | picks orders and fills shelves in a warehouse or store',
  '53-7071.00':
    'compressor operator, gas compressor station operator, pipeline operator, gas controller, pipeline worker | pumps gas through pipelines',
  '53-7072.00': 'pumper, pump house operator, pump man, pump attendant | runs pumps for oil, water or concrete',
  '53-7073.00':
    'lease operator, lease pumper, oil pumper, oil well operator, pumpjack operator | looks after pumps of oil wells',
  '53-7081.00':
    'binman, bin man, dustman, garbo, garbage truck driver, dustbin man, garbageman, sanitation worker, sanitation man, recycling truck driver, refuse worker, bin lorry driver, dump man, bin collector, rubbish man, kabadiwala, trashman | collects trash and rubbish',
  '53-7121.00': 'tanker loader | loads ships and tank cars with oil and chemicals',
};
