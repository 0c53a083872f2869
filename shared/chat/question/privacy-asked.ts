/** Whether a message asks what happens to the data given here: a question about the product, not the account. */
import { oneOf, pattern } from './patterns.ts';

const others = oneOf(
  'he, she, they, boss, employer, company, manager, wife, husband, partner, boyfriend, girlfriend, ex, father, mother, dad, mom, mum, family, friends?, school, teachers?, parents?, colleagues?, coach, counsell?or, therapist, recruiters?, employers, companies, others, everyone, everybody, anybody, anyone, somebody, someone, people',
);
const findOut = oneOf('finds? out, sees?, reads?, knows?, be told, notice');
const saidHere = oneOf('answers?, results?, data, chat, messages?, plan, report, scores?');
/** "Will my boss find out", "can they see my answers" */
const othersFindOut = pattern`\b(do|does|will|would|can|could|may|might) (my |the |our )?${others}\b (\w+ ){0,3}${findOut}\b(.{0,20}\b(i|me|(my|our|this) ${saidHere}|this\W*$)|\W*$)`;

const ownThings = oneOf('data, answers?, information, details, privacy');
/** "Where is my data", but not "I made a mistake in my answers" */
const ownData = pattern`\b(my|our|personal|people) (personal )?${ownThings}\b(?!.*\b(accurate|correct|mean|again|redo|retake)\b)`;
const changesAnswers =
  /\b(mistakes?|wrong|fix|have to pay|need to pay|(change|edit|alter|revise|undo|skip|correct)\b.*\banswers?)\b/;

const baked = oneOf('bak\\w*, mak\\w*, decorat\\w*, sell\\w*, and, chocolate, christmas');
const words = pattern`\b(privacy|gdpr|(?<!\b${baked} )cookies|cookie (policy|banner|notice|consent|settings?)|tracking|data protection)\b`;

const patterns: readonly RegExp[] = [
  othersFindOut,
  /\bwho (can |could )?(sees?|reads?|views?|has access)\b.{0,12}\b(my|this|it|these|i|me|here)\b/,
  /\b(sees?|reads?|saves?|keeps?|knows?) what i (type|write|say|ask|tell|answer)\w*\b/,
  /\b(delete|erase|remove|wipe|close)\b.*\b(accounts?|data|assessments?|results?|everything|me)\b/,
  words,
  /\bhow long\b.*\b(keep|kept|stored?|saved?)\b/,
];

/** @param plain see words.ts */
export const isAboutPrivacy = (plain: string): boolean =>
  patterns.some((each) => each.test(plain)) || (ownData.test(plain) && !changesAnswers.test(plain));
