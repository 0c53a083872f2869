/** Work that people ask about but no publisher counts: its names, and the code of a really similar occupation. */
export const noRecord: readonly (readonly [words: string, near?: string])[] = [
  [
    'influencers?|youtubers?|you ?tube (?:star|creator)s?|tik ?tokers?|tik ?tok (?:star|creator)s?|(?:twitch |live ?|game )?streamers?|content creators?|vloggers?|podcasters?|instagrammers?|insta(?:gram)? models?',
  ],
  [
    'only ?fans(?: (?:models?|girls?|creators?))?|cam ?(?:girl|model|boy)s?|porn ?stars?|strippers?|prostitutes?|sugar bab(?:y|ies)|call girls?|exotic dancers?',
  ],
  [
    'drug (?:dealer|lord|smuggler|mule|runner)s?|hit ?m[ae]n|assassins?|bank robbers?|thie(?:f|ves)|burglars?|pimps?|scammers?|con artists?|gangsters?|mob boss|mafia(?: boss)?|car thie(?:f|ves)|smugglers?',
  ],
  ['(?:ai )?prompt engineers?|prompt engineering'],
  ['(?:pro(?:fessional)? |e[ -]?sports? )(?:video )?(?:gamer|player)s?(?= |$)(?<=gamers?|e ?sports? players?)'],
  ['(?:bit ?coin|crypto(?:currency)?) miners?'],
  ['astronauts?|cosmonauts?'],
  [
    '(?:the )?(?:us |american )?president(?: of (?:the )?(?:us|usa|united states|country|america))?(?= (?:make|earn|get|paid|salary))|kings?|queens?|emperors?|princess(?:es)?|prime ministers?',
  ],
  [
    '(?:a )?stay[ -]at[ -]home (?:mom|mum|mother|dad|father|parent|wife|husband)s?(?!.*\\b(?:want|wants|back|return\\w*|jobs?|work|years|career)\\b)|house ?wi(?:fe|ves)|homemakers?|house ?husbands?|trophy (?:wife|husband)|full[ -]time (?:mom|mum|mother|dad)s?',
  ],
  [
    'psychics?|mediums?(?= (?:make|earn|salary|pay|job)|$)|fortune ?tellers?|astrologers?|tarot (?:card )?readers?|palm readers?|ghost hunters?|exorcists?',
  ],
  [
    'jedis?|super ?hero(?:es)?|wizards?|witch(?:es)?|ninjas?|pirates?|mermaids?|vampires?|santa(?: claus)?|hogwarts teacher|dragon (?:trainer|rider)s?',
  ],
  ['(?:professional )?cuddlers?'],
  ['mystery shoppers?|secret shoppers?'],
  [
    'billionaires?|millionaires?|lottery winners?|trust fund (?:kid|baby)|celebrit(?:y|ies)|famous person|rock ?stars?|movie stars?|pop ?stars?',
  ],
  [
    '(?:egg|sperm|plasma|blood) donors?|donating (?:plasma|blood|sperm|eggs)|surrogates?(?: mothers?)?|foster (?:parent|mom|dad|mother|father)s?|guinea pig|human test subject',
  ],
  [
    '(?:professional )?(?:bed|mattress) testers?|professional sleepers?|(?:watch|watching) (?:netflix|tv|movies|youtube)(?: for (?:money|a living))?|netflix (?:watcher|tagger)s?|food tasters?|ice cream tasters?|water ?slide testers?',
  ],
  ['bounty hunters?'],
  ['sp(?:y|ies)|secret agents?|double agents?|cia agents?', '33-3021.06'],
];
