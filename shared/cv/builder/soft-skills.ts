/** Common skills that are not tools: the builder asks for them separately (CVT-27). */
const soft =
  /\b(?:communicat|leadership|team|collaborat|organi[sz]|problem[- ]?solv|creativ|adaptab|flexib|time management|critical think|negotiat|present(?:ing|ation skills)|interpersonal|empath|listening|mentor|coaching|conflict|decision|attention to detail|self[- ]?motivat|reliab|punctual|customer (?:service|focus)|public speaking|work ethic|multi[- ]?task|people (?:skills|management)|kommunikation|führung|teamf|liderazgo|trabajo en equipo|comunicaci|esprit d.équipe)/i;

export const isSoftSkill = (name: string): boolean => soft.test(name);
