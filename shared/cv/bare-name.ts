/** A name stripped of what surrounds it: "Curriculum vitae of", titles, ranks, degrees and honors. */
const titlesOfCv =
  /^(?:(?:resume|résumé|curr[ií]culum(?:\s+vit[aæ]e?)?|currículo|hoja de vida|c\.?\s?v\.?|lebenslauf|życiorys|životopis|özgeçmiş|ansioluettelo|önéletrajz|bio-?data|profile|profil|name|vor- und nachname|first name\(s\) surname\(s\)|full name|nom|nombre|nome|naam|imię i nazwisko|имя|фио|姓名|氏名)\s*(?:of|von|de|di|do|da|van|af|av|for|för|für)?\s*[:–—|-]?\s+)+/iu;
/** "Hi, I’m Ada Brook." */
const greeting =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|ciao|olá|hej|cześć)\s*[,!.–—-]*\s*)?(?:i am|i[’']m|my name is|ich bin|mein name ist|je suis|je m[’']appelle|soy|me llamo|mi nombre es|sono|mi chiamo|eu sou|sou|ik ben|jestem|jag heter|jeg er)\s+(?=\p{Lu})/iu;
const trailing =
  /(?:\s*[,–—|(-]?\s*\b(?:curriculum\s+vit[aæ]e?|resume|résumé|cv(?: \d{4})?|lebenslauf|page \d+)|\s[(]\d{2})\s*\)?$/iu;
const honours =
  /(?:,?\s*(?:\b(?:ph\.?\s?d\.?|m\.?d\.?|m\.?b\.?a\.?|b\.?sc?\.?|m\.?sc?\.?|m\.?a\.?|b\.?a\.?|r\.?n\.?|b\.?s\.?n\.?|m\.?s\.?n\.?|cpa|pmp|cfa|esq\.?|j\.?d\.?|ll\.?m\.?|pharm\.?d\.?|ed\.?d\.?|dvm|dds|p\.?e\.?|pe|csm|cissp|shrm-cp|m\.?ed\.?|m\.?eng\.?|b\.?eng\.?|fca|aca|acca|bcba|lcsw|np|dnp|fnp|ccrn|phr|psy\.?d\.?|mph|dr\.?|frcs|mrcp|oam|obe|mbe|[mf](?:rics|cipd|cmi|imeche|iet|bcs|ciob|rsc|inst[a-z]{0,4}|rtpi)|assoc ?cipd|c(?:eng|sci|phys|geol|math)|ieng|frsa|fcca|fcma|frcp|frcgp|rgn|rmn|\(hons\)|usaf|usmc|usn|usa|ret\.?)(?=$|[\s,)/|]))\.?)+\s*\)?$/iu;
/** "Wang Xiaoming (Michael)", "Ada (Addie) Brook", "Ada Brook (she/her)" */
const calledToo = /(?<=\p{L})\s+\([\p{L}\p{M} ./’'-]{2,24}\)(?=$|\s+\p{Lu})/u;
const before =
  /^(?:(?:dra?|profa?|assoc|asst|doc|priv|pd|mr|mrs|ms|miss|mag|dipl|herr|frau|mme|mlle|m|sr|sra|srta|dña|doña|shri|smt|dott|dott\.?ssa|arch|avv|geom|rag|lic|licda|mgr|magister|inż|ing|eng|engr|er|bc|ir|drs|univ|habil|mudr|mvdr|judr|rndr|phdr|paeddr|lek|dipl\.?\s?-?\s?(?:ing|inf|kfm|kffr|betriebsw|päd|psych|phys|chem|biol|math|volksw|oec|des|soz)|staatl\.? gepr|msg|msgt|tsgt|ssgt|ssg|sgt|sfc|cpl|cpt|capt|maj|ltc|col|lt|cdr)\.?(?:-ing\.?|\s?(?:med|phil|rer|nat|jur|ing|pol|oec|habil|dent|vet|h\.\s?c|mult)\.?)*(?:\s*\((?:fh|tu|uni|ba|dh|bsc|msc|ret\.?|retired)\))?\s+)+(?=\p{Lu})/iu;

const rankWords =
  /^(?:command|first|second|chief|senior|master|gunnery|staff|technical|petty|warrant|lance|class|lieutenant|major|brigadier|wing|squadron|leading|flight|sergeant|officer|corporal|captain|colonel|commander|seaman|airman|\(?(?:ret|retired)\.?\)?)$/i;

/** "Master Sergeant (Ret.) Curtis Boudreaux": drops the rank if at least two words are left. */
function withoutRank(name: string): string {
  const words = name.split(/\s+/);
  const first = words.findIndex((word) => !rankWords.test(word));
  return first >= 2 && words.length - first >= 2 ? words.slice(first).join(' ') : name;
}

/** "Tavares, Inês Quintela", "ZUBIZARRETA OCHOA, Iker" */
export const turned = (name: string): string => name.replace(surnameFirst, '$2 $1');
const surnameFirst =
  /^(\p{Lu}[\p{L}'’-]+|\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}{2}[\p{Lu}'’-]*){1,2}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?)$/u;

/** The words of the name alone, and their offset in the text. */
export function bareName(text: string): { value: string; from: number } {
  let value = text.replace(/^[^\p{L}]+/u, '');
  value = value.replace(titlesOfCv, '');
  if (greeting.test(value)) value = value.replace(greeting, '').replace(/[.!]$/, '');
  let last: string;
  do {
    last = value;
    value = value
      .replace(trailing, '')
      .replace(honours, '')
      .replace(calledToo, '')
      .replace(/[\s,|–—(-]+$/u, '')
      .trim();
  } while (value !== last);
  value = withoutRank(value.replace(before, '').trim());
  return { value, from: Math.max(0, text.indexOf(value)) };
}
