/**
 * Remarks about an answer or in passing. A message is one of these if it contains a key word or phrase, and otherwise
 * only its `beside` words and small words.
 */
export const remarks = {
  /** disappointed by an answer */
  complaint: {
    keys: 'wrong|incorrect|false|useless|unhelpful|rubbish|nonsense|garbage|dumb|bad|terrible|awful|crap|sucks|suck|annoying|stupid|misunderstood|misunderstand|not what i|not my question|not answer|not answering|not helpful|not helping|not help|not right|not true|not it|not correct|not useful|not good|not working|makes no sense|make no sense|answer my question|read my question|ignored|ignoring|not listening|not relevant|irrelevant|not asked|not mean|off topic|meant something|even reading|even read|even listening',
    beside:
      'answer answers question asked ask said say meant mean want wanted understand response reply me bot chat chatbot was were totally completely still again that thing helpful help useful listen reading read looking for all something else different even what write wrote type',
  },
  /** asks for the same in simpler words */
  simpler: {
    keys: 'simpler|simple|simply|easier|plain|plainly|eli5|explain|shorter|short|summary|summarize|summarise|tldr|confusing|confused|too long|too much text|too complicated|complicated|not understand|not get it|not follow|what do you mean|huh|in other words|dumb it down|like i am|clearer|unclear',
    beside:
      'words english language terms more less little bit give version understand get it way me text this five year old child kid say put again lost sentence sentences one two in mean am im like',
  },
  sources: {
    keys: 'source|sources|citation|citations|reference|references|proof|prove|evidence|says who|who says|where did you get|where do you get|where is that from|where is this from|where is it from|come from|comes from|coming from|according to|based on|how do you know|how you know|link|links',
    beside:
      'number numbers figure figures data info information get got from come comes says said know what which where who how that your show give me for have base based according any got official did',
  },
  sure: {
    keys: 'sure|certain|correct|true|right|accurate|reliable|seriously|serious|for real|legit|trustworthy|trust|believe|really|up to date|recent|outdated|kidding',
    beside:
      'number numbers figure figures data that little low high much few many answer about only number not no way say said old wow hm hmm real date up how can cannot 100 percent',
  },
  why: {
    keys: 'why|how come|reason|reasons',
    beside:
      'so low high much little bad good few many more less fast slow big small great poorly well better worse not the reason for behind figure number happen happening explain one it growing shrinking declining risk safe paid pay hard long',
  },
  thanks: {
    keys: 'thanks|thank|thx|ty|tysm|cheers|kthxbye|kthx|great|perfect|cool|awesome|nice|amazing|excellent|brilliant|lovely|helpful|helped|bye|goodbye|cya|see you|good night|got it|appreciate|appreciated|love it|wonderful|good to know|that is all|good bot|makes sense|i see|understood|what i needed|what i wanted',
    beside:
      'a lot much very so answer info information help that was were this it been super really for all now later day have nice good one big many bunch everything ok okay wow interesting man bro mate buddy u your you to know see again will be back guys me both exactly what needed wanted best the just',
  },
  apology: {
    keys: 'sorry|my bad|apologies|apologize|apologise|oops|pardon|my mistake|forgive',
    beside:
      'so very for that about bothering bad english spelling typo typos wrong question me my asking again mistake rude being earlier',
  },
  laughter: {
    keys: 'lol|haha|hahaha|hehe|lmao|rofl|funny|joking|jk|kidding|😂|🤣',
    beside: 'just was only that so very good one',
  },
  assent: {
    keys: 'yes|yeah|yep|yup|sure|no|nope|nah|ok|okay|alright|fine|k|hmm|hm|mhm|maybe|idk|nevermind|never mind|forget it|forget that|skip it|leave it|are you there|still there|anyone there|whatever|not sure|i do not know|please do|go ahead|nothing',
    beside: 'please then no yes ok well i guess think so not mind know do it that just you are still forget skip leave',
  },
  affection: {
    keys: 'love you|like you|marry me|you are the best|you rock|best friend|date me|miss you|you are great|you are awesome|you are amazing|you are so smart|how are you|how you doing|how you doin|are you ok|are you okay|are you happy|what is up|whats up|how is it going|you are funny|you are nice|you are cool|good job',
    beside: 'so much very really today doing will i bot my be the best ever chat',
  },
} as const;
export type Remark = keyof typeof remarks;

/** Words without a meaning of their own. */
export const small =
  'a an the and or but so ok okay well oh hm hmm is are am was it its that this these those you your i me my do does did can could would will please pls of for to from in on at about with really very just even again then now there here at all not hey um wow lol lmao haha bro man dude';
