/**
 * Section headings of CVs, by language: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish,
 * Danish, Norwegian, Finnish, Czech, Romanian, Hungarian, Turkish, Russian, Ukrainian, Greek.
 */
export type SectionKind =
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'summary'
  | 'contact'
  | 'other';

export const headingNames: Record<SectionKind, string> = {
  work: `
    experience|work experience|professional experience|military|staff roles|roles|roles held|staff positions|client work|employment|employment history|work history|career history|experiences|my experience|related experience
    relevant experience|relevant work experience|selected experience|career|professional background|professional history|industry experience|additional experience|other experience
    academic experience|research experience|teaching experience|clinical experience|teaching and research experience|research and teaching experience|teaching|academic appointments|academic positions
    appointments|current position|current positions|current appointment|current post|present position|present post|present posts|present appointment|present positions|present role|present employment|present job|current posts|current appointments|current role|current roles|current job|most recent position|most recent employment|previous post|previous roles|previous jobs|previous appointment|past employment|past posts|former positions|previous positions|previous position|previous appointments|previous posts|past positions|career to date|positions|positions held|professional appointments|employment experience|job experience|job history|internships|internship experience|internship|military service
    military experience|per diem|per diem experience|locum work|locum experience|seasonal work|seasonal employment|casual work|temporary work|temporary assignments|part time work|part time jobs|freelance work|freelance projects|freelance clients|management experience|technical experience|freelance experience|consulting experience|previous experience|earlier experience|earlier career|early career|previous employment
    current employment|professional career|career summary and experience|experience summary|work|jobs|professional experiences|career experience|career path|employment record|employment details|nursing experience|legal experience|sales experience|engineering experience|executive experience|where i have worked|where ive worked|what ive done|what i have done|career journey|professional journey|my journey|where i ve been|where i have been|where i ve worked|places i ve worked|places i have worked|what i ve been doing|career progression|career highlights and experience|recent experience|work and experience|experience and projects|work experience and projects
    background experience|work and volunteer experience|volunteer and work experience|work volunteer experience|research positions|academic employment|professional employment|professional work experience|career timeline|experience highlights|selected work experience|customer service experience|project experience
    berufserfahrung|berufliches|projekte als freiberufler|projekte als freiberuflerin|freiberufliche tatigkeit|freiberufliche tatigkeiten|freiberufliche projekte|tatigkeit als freiberufler|nebentatigkeit|nebentatigkeiten|nebenjobs|anstellung|selbstandigkeit|selbststandigkeit|beruflicher werdegang|berufserfahrungen|praxiserfahrung|berufspraxis|arbeitserfahrung|werdegang|berufliche erfahrung|berufliche erfahrungen|berufliche tatigkeit|berufliche tatigkeiten|tatigkeiten|berufstatigkeit|beruflicher hintergrund|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufliche stationen|stationen|meine stationen|beschaftigung|karriere|berufliche laufbahn|berufsweg|beruflicher weg|relevante berufserfahrung|beruf|anstellungen|berufsleben|praktika und nebentatigkeiten
    experience professionnelle|experiences professionnelles|experience|experiences|parcours professionnel|parcours|emplois|carriere|expérience|experience de travail|experiences de travail|stages|stages et experiences|mes experiences|parcours et experiences|emploi|historique professionnel|experience pro|experiences pro
    experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|trayectoria laboral|historial laboral|experiencias|experiencia de trabajo|experiencias profesionales|practicas|practicas profesionales|empleo|vida laboral|antecedentes laborales|experiencia previa
    esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|carriera|percorso professionale|lavoro|tirocini|stage|occupazione
    experiencia|experiencias|experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|trajetoria profissional|carreira|atuacao profissional|estagios|experiencia de trabalho|emprego
    werkervaring|ervaring|loopbaan|professionele ervaring|beroepservaring|relevante werkervaring|carriere|werk|stages|arbeidsverleden|werkverleden
    doswiadczenie|doswiadczenie zawodowe|kariera|przebieg kariery|przebieg kariery zawodowej|historia zatrudnienia|zatrudnienie|praktyki|praktyki i staze|praca
    erfarenhet|erfarenheter|arbetslivserfarenhet|arbetserfarenhet|anstallningar|yrkeserfarenhet|arbetsliv|tidigare anstallningar|karriar|jobberfarenhet
    erfaring|arbejdserfaring|erhvervserfaring|ansaettelser|joberfaring|karriere|arbeidserfaring|yrkeserfaring|jobberfaring|praksis|arbeidspraksis
    tyokokemus|kokemus|tyohistoria|pracovni zkusenosti|zkusenosti|praxe|pracovne skusenosti|prax|zamestnani|profesni zkusenosti|pracovni praxe
    experienta|experienta profesionala|experienta de munca|experiente|munkatapasztalat|szakmai tapasztalat|tapasztalat|szakmai palyafutas
    kinh nghiem|kinh nghiem lam viec|kinh nghiem lam viec thuc te|qua trinh lam viec|qua trinh cong tac
    deneyim|is deneyimi|is tecrubesi|deneyimler|is deneyimleri|mesleki deneyim|profesyonel deneyim|tecrube|calisma deneyimi
    опыт работы|опыт|карьера|профессиональный опыт|трудовая деятельность|досвід роботи|досвід|професійний досвід|опит|професионален опит|εργασιακη εμπειρια|επαγγελματικη εμπειρια|εμπειρια|προυπηρεσια
    radno iskustvo|iskustvo|delovne izkusnje|delovne izkusenje|izkusnje|tookogemus|darbo patirtis|darba pieredze|pengalaman kerja|pengalaman|experiencia laboral i professional|experiencia professional
    工作经历|工作经验|工作經歷|职业经历|实习经历|職務経歴|職歴|경력|경력사항|επαγγελματικη πειρα|εργασιακη πειρα|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|ניסיון|תעסוקה|נסיון תעסוקתי|נסיון מקצועי|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|الخبرة الوظيفية|خبرة العمل`,
  education: `
    education|tertiary education|secondary education|primary education|further education|institutions attended|educational institutions attended|qualifications obtained|academic record|academic records|academic|studied|education and training|education and licenses|education and licences|education and licensing|education and licensure|educational background|academic background|academic qualifications|academic history|education history|educational qualifications|educational qualification|academic credentials|qualifications|qualification|studies|schooling|academics|academic qualification|academic education|what i have learned|what i learned|what i learned and where|where i learned|where i studied|where i went to school|what i studied|what ive learned|study|school|schools|formal education|academic record|academic profile|degrees|academic training|education and certifications|education and qualifications|education and credentials|education and honors|education and awards|academic studies|university education|where i studied|training and education|professional qualifications and education|education and professional training|academic details|higher education|scholastic record|academia|education details|education and skills|education and certificates|education and professional development
    ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|bildungsgang|ausbildung und studium|studium und ausbildung|hochschulausbildung|schule|schulausbildung|bildungswerdegang|akademischer werdegang|schulische ausbildung|berufsausbildung|studium und schule|schule und studium|schule und ausbildung|ausbildung und schule|schulische laufbahn|aus und weiterbildung|ausbildung und weiterbildung|aus- und weiterbildung|hochschulbildung|akademische laufbahn|studium und schulbildung|universitare ausbildung|ausbildungen
    formation|formations|education|etudes|parcours academique|parcours scolaire|diplomes|formation academique|diplomes et formations|formations et diplomes|cursus|formation initiale|scolarite|cursus scolaire|formation et diplomes|parcours universitaire|diplome|formation universitaire|diplomes et formation
    educacion|formacion|formacion academica|estudios|educacion y formacion|formacion educativa|datos academicos|formacion profesional y academica|preparacion academica|titulacion|historial academico|estudios realizados|estudios academicos|formacion reglada|antecedentes academicos
    scuola|scuole|istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso formativo|formazione e istruzione|educazione|percorso di studi|formazione accademica
    escola|formacao|formacao academica|educacao|escolaridade|habilitacoes academicas|habilitacoes literarias|educacao e formacao|formacao e educacao|qualificacoes academicas|estudos|historico escolar|percurso academico
    opleiding|opleidingen|onderwijs|educatie|studie|studies|opleiding en training|opleidingen en cursussen|vooropleiding|scholing
    szkola|szkoly|wyksztalcenie|edukacja|wyksztalcenie i kursy|przebieg edukacji|studia
    skola|skolgang|skole|skolegang|utbildning|utbildningar|utbildningsbakgrund|studier|akademisk utbildning|uddannelse|uddannelser|utdanning|utdannelse|uddannelsesbaggrund
    koulutus|opinnot|vzdelani|vzdelanie|studium|educatie|educatie si formare|studii|tanulmanyok|vegzettseg|iskolai vegzettseg|kepzettseg|egitim|egitim bilgileri|ogrenim|egitim durumu|hoc van|trinh do hoc van|qua trinh hoc tap|bang cap
    образование|освіта|образование и обучение|учеба|εκπαιδευση|σπουδες|obrazovanje|izobrazba|haridus|issilavinimas|izglitiba|pendidikan|riwayat pendidikan|formacio|formacio academica
    教育经历|教育背景|学历|学歴|학력|학력사항|εκπαιδευση και καταρτιση|השכלה|לימודים|השכלה אקדמית|השכלה והכשרה|השכלה וקורסים|التعليم|المؤهلات العلمية|المؤهلات|المؤهل العلمي|التحصيل العلمي|المؤهلات الدراسية|المؤهلات التعليمية`,
  skills: `
    skills|technical skills|key skills|core skills|professional skills|hard skills|soft skills|skills and expertise|skills and abilities|skills and tools|skills and technologies|core competencies|competencies|key competencies|areas of expertise|expertise|technologies|technical expertise|technical proficiencies|technical summary|computer skills|it skills|programming skills|programming languages|programming|tools|tools and technologies|software|software skills|technical stack|tech stack|skill set|skillset|skill highlights|my skills|technical knowledge|core strengths|strengths|skills summary|summary of skills|areas of knowledge|key expertise|digital skills|additional skills|other skills|relevant skills|personal skills|interpersonal skills|job related skills|technical competencies|design skills|lab skills|laboratory skills|research skills|clinical skills|core qualifications|technical tools|specialties|specialisms|capabilities|proficiencies|top skills|industry knowledge|technical|main skills|industry expertise|skills overview|proficiency|skills and competencies|skills and competences|personal skills and competences|technical skills and competences
    kenntnisse|fahigkeiten|kompetenzen|edv kenntnisse|it kenntnisse|fachkenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|technische kenntnisse|technische fahigkeiten|qualifikationen|besondere kenntnisse|skills und kenntnisse|skills und kompetenzen|fachliche kompetenzen|kernkompetenzen|it kompetenzen|softwarekenntnisse|computerkenntnisse|weitere kenntnisse|zusatzqualifikationen|starken|persoenliche fahigkeiten|personliche fahigkeiten|expertise|soziale kompetenzen|weitere qualifikationen|programmierkenntnisse|edv
    competences|competence|competences techniques|competences cles|competences informatiques|informatique|savoir faire|savoir etre|aptitudes|logiciels|outils|competences professionnelles|competences personnelles|domaines de competences|atouts|mes competences|qualites|outils informatiques|competences et outils|technologies
    habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|conocimientos tecnicos|competencias tecnicas|informatica|conocimientos informaticos|destrezas|habilidades y competencias|capacidades|competencias digitales|herramientas|habilidades profesionales|competencias clave|areas de especializacion|software|programas
    competenze|competenze tecniche|capacita|abilita|conoscenze informatiche|competenze informatiche|competenze digitali|competenze professionali|capacita e competenze|capacita e competenze tecniche|competenze personali|conoscenze|competenze trasversali|strumenti|conoscenze tecniche
    competencias|habilidades|aptidoes|competencias tecnicas|conhecimentos|conhecimentos tecnicos|habilidades e competencias|competencias digitais|informatica|ferramentas|qualificacoes|conhecimentos informaticos|principais competencias
    vaardigheden|competenties|kennis|technische vaardigheden|computervaardigheden|it vaardigheden|kennis en vaardigheden|digitale vaardigheden|skills|eigenschappen
    umiejetnosci|kompetencje|umiejetnosci techniczne|kluczowe umiejetnosci|znajomosc programow|technologie
    kompetenser|fardigheter|kunskaper|kompetens|tekniska fardigheter|datakunskaper|kompetencer|faerdigheder|ferdigheter|kompetanse|egenskaper|it kompetencer|datakunnskaper|nokkelkompetanse|tekniske ferdigheter
    ky nang|cac ky nang|ky nang chuyen mon|tin hoc
    taidot|osaaminen|dovednosti|znalosti|zrucnosti|schopnosti|abilitati|competente|aptitudini|keszsegek|kompetenciak|ismeretek|beceriler|yetenekler|yetkinlikler|bilgisayar becerileri
    навыки|ключевые навыки|профессиональные навыки|умения|навички|умения и навыки|δεξιοτητες|ικανοτητες|vjestine|vestine|spretnosti|oskused|igudziai|prasmes|keahlian|keterampilan|habilitats|competencies|技能|专业技能|スキル|기술|מיומנויות|כישורים|כישורים ומיומנויות|ידע מקצועי|المهارات|مهارات|المهارات الشخصية|المهارات والقدرات|技能证书|活かせる経験 知識 技術|보유기술|자기역량`,
  languages: `
    languages|language|language skills|language proficiency|languages spoken|foreign languages|languages known|linguistic skills|language competencies|spoken languages|mother tongues
    ngoai ngu|yabanci dil|yabanci diller
    sprachen|sprachkenntnisse|fremdsprachen|sprache|langues|langue|langues etrangeres|competences linguistiques|langues parlees|idiomas|lenguas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|linguas|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|sprak|sprakkunskaper|sprog|sprogkundskaber|spraakkunnskaper|sprakkunnskaper|kielet|kielitaito|jazyky|jazykove znalosti|limbi straine|limbi|nyelvek|nyelvtudas|nyelvismeret|diller|yabanci dil|yabanci diller|dil|языки|иностранные языки|знание языков|владение языками|мови|иноземні мови|γλωσσες|ξενες γλωσσες|jezici|strani jezici|jeziki|keeled|kalbos|valodas|bahasa|idiomes|llengues|语言|语言能力|語学|언어|외국어|שפות|ידיעת שפות|اللغات|لغات`,
  certificates: `
    certifications|certificates|certification|certificate|license|licenses and certifications|licences and certifications|certifications and licenses|professional certifications|licenses|licensure|licences|courses and certifications|certifications and training|certifications and courses|training and certifications|credentials|professional certificates|licensure and certifications|certificates and courses|certifications and licensure|accreditations|professional licenses|certificates and training|certifications and achievements
    zertifikate|zertifizierungen|zertifikate und weiterbildungen|weiterbildungen und zertifikate|weiterbildung und zertifikate|bescheinigungen|lizenzen|scheine|certificats|certificats et formations|habilitations|certificaciones|certificados|cursos y certificaciones|cursos y certificados|licencias|certificazioni|certificati|corsi e certificazioni|attestati|certificacoes|cursos e certificacoes|certificaten|certificeringen|cursussen en certificaten|certyfikaty|kursy i certyfikaty|certyfikaty i szkolenia|szkolenia i certyfikaty|certifikat|certifieringar|certifikater|sertifiseringer|sertifikater|certifikace|certifikaty|sertifikaatit|certificari|sertifikalar|сертификаты|сертифікати|πιστοποιησεις|certifikati|sertifikasi|資格|保有資格|資格 免許|免許 資格|证书|资格证书|자격증|자격사항|자격 및 면허`,
  summary: `
    summary|profile|professional summary|about|about me|background|objective|career objective|personal statement|personal profile|professional profile|executive summary|career summary|career profile|introduction|overview|bio|biography|highlights|career overview|summary of qualifications|qualifications summary|who i am|statement|professional statement|job objective|resume summary|resume objective|professional objective|profile summary|intro|career goal|career goals|hello|in short|in brief|key facts|short bio|personal summary|qualifications profile|career objectives
    muc tieu nghe nghiep|muc tieu|gioi thieu ban than|gioi thieu
    profil|kurzprofil|kompetenzprofil|qualifikationsprofil|uber mich|zusammenfassung|personliches profil|berufliches profil|ziel|berufsziel|profilubersicht|a propos|a propos de moi|resume|objectif|profil professionnel|presentation|accroche|objectif professionnel|resume professionnel|qui suis je|perfil|perfil profesional|resumen|sobre mi|objetivo|objetivo profesional|resumen profesional|acerca de mi|extracto|presentacion|extracto profesional|profilo|profilo professionale|chi sono|su di me|sommario|obiettivo|riepilogo|presentazione|perfil profissional|resumo|sobre|sobre mim|objetivo profissional|objectivo|resumo profissional|sintese|profiel|samenvatting|over mij|persoonlijk profiel|profielschets|o mnie|podsumowanie|profil zawodowy|podsumowanie zawodowe|cel zawodowy|sammanfattning|om mig|profil|om meg|resume|sammendrag|profiltekst|profiili|tietoa minusta|o mne|profesni profil|despre mine|obiectiv|profil|bemutatkozas|rolam|hakkimda|ozet|profil|kariyer hedefi|on yazi|о себе|обо мне|резюме|цель|про себе|профіль|προφιλ|σχετικα με εμενα|o meni|profil|tentang saya|ringkasan|sobre mi|自我评价|个人简介|自己pr|자기소개|תקציר|פרופיל|אודות|תמצית|על עצמי|الملخص|نبذة|نبذة شخصية|نبذة عني|الملخص المهني|الهدف الوظيفي|الهدف المهني|職務要約|自己紹介|志望動機|职业概述|自我介绍|求职意向|지원동기`,
  contact: `
    contact|contacts|contact information|contact details|contact me|personal details|personal information|personal data|personal info|get in touch|details|info|reach me|connect|social|links|find me online|socials|online|social media|address|personal
    kontakt|kontaktdaten|personliche daten|personliche angaben|persoenliche daten|angaben zur person|zur person|personalien|adresse|personliches|contact|coordonnees|informations personnelles|infos|etat civil|renseignements personnels|mes coordonnees|reseaux|contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|contatti|dati personali|informazioni personali|recapiti|anagrafica|contato|contatos|dados pessoais|contacto|contactos|informacoes pessoais|informacao pessoal|informacoes de contato|contactgegevens|persoonlijke gegevens|persoonsgegevens|persoonlijke informatie|personalia|kontakt|dane osobowe|dane kontaktowe|personuppgifter|kontaktuppgifter|personlige oplysninger|kontaktoplysninger|personlige data|kontaktinformasjon|yhteystiedot|henkilotiedot|kontaktni udaje|osobni udaje|osobne udaje|date personale|date de contact|informatii personale|szemelyes adatok|elerhetoseg|elerhetosegek|iletisim|kisisel bilgiler|iletisim bilgileri|контакты|личные данные|личная информация|контактная информация|контакти|особисті дані|контактні дані|επικοινωνια|προσωπικα στοιχεια|στοιχεια επικοινωνιας|osobni podaci|licni podaci|联系方式|个人信息|基本信息|連絡先|연락처|פרטים אישיים|פרטי התקשרות|יצירת קשר|معلومات الاتصال|البيانات الشخصية|المعلومات الشخصية|معلومات شخصية|بيانات شخصية`,
  other: `
    projects|committees|committee work|committee memberships|personal projects|selected projects|side projects|key projects|academic projects|project|open source|open source projects|portfolio|publications|selected publications|papers|journal articles|conference papers|conferences|presentations|talks|invited talks|patents|awards|honors|honours|awards and honors|honors and awards|honours and awards|achievements|accomplishments|key achievements|selected achievements|scholarships|grants|fellowships|fellowships and awards|grants and awards|grants and fellowships|awards and achievements|awards and recognition|recognition|prizes|interests|hobbies|hobbies and interests|leadership experience|interests and hobbies|personal interests|references|referees|volunteering|volunteer|volunteer experience|volunteer work|volunteer and community experience|volunteer and community service|volunteer and community work|community experience|volunteer service|volunteering experience|community service|community involvement|community|activities|extracurricular activities|extra curricular activities|extracurriculars|leadership|leadership and activities|activities and leadership|affiliations|memberships|professional affiliations|professional memberships|membership|professional development|training|trainings|courses|coursework|relevant coursework|workshops|courses and training|additional information|additional|miscellaneous|other|other information|service|professional service|academic service|service and outreach|outreach|supervision|students supervised|media|press|exhibitions|solo exhibitions|group exhibitions|selected exhibitions|selected solo exhibitions|selected group exhibitions|collections|public collections|screenings|performances|hackathons|competitions|declaration|test scores|research interests|research|thesis|dissertation|quote|life philosophy|a day of my life|most proud of|strengths and weaknesses|causes|organizations|organisations|student organizations|clubs|involvement|campus involvement|leadership and involvement|extracurricular|languages and interests|sports|travel|driving licence|driving license|testimonials|availability|signature|editorial work|reviewing|peer review|professional activities|other activities|citizenship|selected clients|clients|research projects|career highlights|key accomplishments|selected accomplishments|networks and memberships|voluntary work|voluntary experience|interests and activities|invited lectures|academic awards|teaching interests|theses|books|articles|book chapters|software projects
    projekte|ehrenamt|ehrenamtliche tatigkeit|ehrenamtliches engagement|engagement|soziales engagement|hobbys|hobbies|interessen|hobbys und interessen|interessen und hobbys|veroffentlichungen|publikationen|auszeichnungen|preise|stipendien|stipendien und auszeichnungen|referenzen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|mitgliedschaften|sonstiges|fuhrerschein|auslandsaufenthalte|auslandserfahrung|auslandsaufenthalt|freizeit|vortrage|schulungen|seminare|sonstige kenntnisse|wehrdienst|zivildienst|personliche interessen|patente|erfolge|ausserschulisches engagement
    projets|projets personnels|centres d interet|centres d interets|centre d interet|loisirs|interets|benevolat|references|distinctions|prix|publications|vie associative|engagements|divers|activites|activites extra professionnelles|bourses|permis|associations|engagement associatif|realisations|hobbies|passions|prix et distinctions|formations complementaires|formation continue|informations complementaires
    proyectos|proyectos competitivos|proyectos de investigacion|proyectos financiados|voluntariado|intereses|aficiones|publicaciones|premios|referencias|cursos|otros datos|reconocimientos|logros|becas|otros|hobbies|actividades|formacion complementaria|cursos y seminarios|datos de interes|congresos|otros datos de interes|informacion adicional|premios y reconocimientos|asociaciones|pasatiempos|formacion adicional
    progetti|volontariato|interessi|hobby|pubblicazioni|premi|referenze|corsi|riconoscimenti|patente|patente di guida|altre informazioni|ulteriori informazioni|hobby e interessi|trattamento dei dati personali|corsi di formazione|attivita|interessi personali|borse di studio
    projetos|voluntariado|interesses|publicacoes|premios|referencias|cursos|hobbies|atividades|informacoes adicionais|cursos complementares|atividades extracurriculares|conquistas|trabalho voluntario|interesses pessoais|carta de conducao|formacao complementar
    projecten|vrijwilligerswerk|hobby s|hobbys|interesses|publicaties|prijzen|referenties|cursussen|nevenactiviteiten|overig|overige|rijbewijs|hobbys en interesses|bestuurservaring|cursussen en trainingen|trainingen
    projekty|wolontariat|zainteresowania|hobby|publikacje|nagrody|referencje|kursy|kursy i uprawnienia|uprawnienia|uprawnienia i kursy|szkolenia|kursy i szkolenia|dodatkowe informacje|osiagniecia|prawo jazdy|klauzula|zgoda
    projekt|ideellt arbete|ideellt engagemang|intressen|fritidsintressen|publikationer|utmarkelser|referenser|kurser|ovrigt|korkort|uppdrag|projekter|frivilligt arbejde|frivilligt arbeid|interesser|fritidsinteresser|referencer|referanser|publikasjoner|kurs|verv|fritid|priser|andet|tillidshverv
    projektit|harrastukset|suosittelijat|vapaaehtoistyo|julkaisut|kurssit|projekty|zajmy|konicky|zaliby|dobrovolnictvi|reference|ridicsky prukaz|kurzy|proiecte|voluntariat|hobby uri|referinte|projektek|hobbi|erdeklodes|onkentes munka|projeler|hobiler|ilgi alanlari|referanslar|gonullu calismalar|kurslar|oduller|yayinlar
    проекты|хобби|интересы|публикации|награды|рекомендации|курсы|дополнительная информация|достижения|волонтерство|повышение квалификации|проєкти|хобі|курси|досягнення|додаткова інформація|εθελοντισμος|ενδιαφεροντα|σεμιναρια|συστασεις|projekti|hobi|interesi|volontiranje|reference|proyek|organisasi|项目经历|获奖情况|兴趣爱好|项目经验|趣味|수상|프로젝트|שירות צבאי|התנדבות|קורסים|תחביבים|המלצות|פרויקטים|الهوايات|الدورات|الدورات التدريبية|المراجع|المشاريع|العمل التطوعي`,
};

/** Headings of two words, each first one with each second one: "Education Background", "Work Record". */
export const headingPairs: { kind: SectionKind; first: string; second: string }[] = [
  {
    kind: 'education',
    first: 'education|educational|academic|academics|scholastic|schooling',
    second:
      'background|details|history|record|records|qualifications|qualification|information|profile|credentials|particulars|attainment|attainments|summary|journey|experience|and admission|and admissions|and bar admission|and bar admissions|and licensure|and registration|and credentials',
  },
  {
    kind: 'work',
    first: 'work|working|employment|job|career|professional|occupational',
    second:
      'experience|experiences|background|history|details|record|records|particulars|information|exposure|chronology|engagements',
  },
  // "Present post", "Earlier posts" in other languages
  {
    kind: 'work',
    first: 'aktuelle|derzeitige|gegenwartige|jetzige|fruhere|bisherige|vorherige|letzte',
    second:
      'tatigkeit|tatigkeiten|position|positionen|stelle|stellen|beschaftigung|anstellung|anstellungen|arbeitgeber',
  },
  {
    kind: 'work',
    first:
      'poste|postes|emploi|emplois|fonction|fonctions|experience|experiences|situation professionnelle|activite professionnelle',
    second:
      'actuel|actuelle|actuels|actuelles|precedent|precedents|precedente|precedentes|anterieur|anterieurs|anterieures',
  },
  {
    kind: 'work',
    first:
      'situacion profesional|situacion laboral|actividad profesional|puesto|puestos|cargo|cargos|empleo|empleos|trabajo|trabajos|experiencia|experiencias',
    second: 'actual|actuales|anterior|anteriores|previo|previa|previos|previas|reciente|recientes',
  },
  {
    kind: 'work',
    first: 'posizione|posizioni|impiego|impieghi|incarico|incarichi|occupazione|esperienza|esperienze|lavoro|lavori',
    second: 'attuale|attuali|precedente|precedenti|pregressa|pregresse|recente|recenti',
  },
  {
    kind: 'work',
    first: 'situacao profissional|cargo|cargos|emprego|empregos|funcao|funcoes|experiencia|experiencias',
    second: 'atual|atuais|anterior|anteriores|previa|previas|recente|recentes',
  },
  {
    kind: 'work',
    first: 'huidige|vorige|eerdere|vroegere',
    second: 'functie|functies|baan|banen|werkgever|werkgevers|werkzaamheden|werkervaring',
  },
  {
    kind: 'work',
    first: 'obecne|obecna|aktualne|poprzednie|wczesniejsze',
    second: 'stanowisko|stanowiska|zatrudnienie|praca|miejsca pracy|doswiadczenie',
  },
  {
    kind: 'work',
    first: 'mevcut|simdiki|onceki',
    second: 'gorev|gorevi|gorevler|pozisyon|isler|is deneyimi|deneyim|deneyimler',
  },
  {
    kind: 'work',
    first: 'nuvarande|tidigare|nuvaerende|navaerende|tidligere',
    second:
      'anstallning|anstallningar|tjanst|tjanster|befattning|ansaettelse|ansettelse|ansaettelser|stilling|stillinger',
  },
];
