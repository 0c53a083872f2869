/** Our texts of all fields at once, for whoever asks for any of them: 350 kB, so nothing that a browser loads. */
import field11 from './texts/11.json' with { type: 'json' };
import field13 from './texts/13.json' with { type: 'json' };
import field15 from './texts/15.json' with { type: 'json' };
import field17 from './texts/17.json' with { type: 'json' };
import field19 from './texts/19.json' with { type: 'json' };
import field21 from './texts/21.json' with { type: 'json' };
import field23 from './texts/23.json' with { type: 'json' };
import field25 from './texts/25.json' with { type: 'json' };
import field27 from './texts/27.json' with { type: 'json' };
import field29 from './texts/29.json' with { type: 'json' };
import field31 from './texts/31.json' with { type: 'json' };
import field33 from './texts/33.json' with { type: 'json' };
import field35 from './texts/35.json' with { type: 'json' };
import field37 from './texts/37.json' with { type: 'json' };
import field39 from './texts/39.json' with { type: 'json' };
import field41 from './texts/41.json' with { type: 'json' };
import field43 from './texts/43.json' with { type: 'json' };
import field45 from './texts/45.json' with { type: 'json' };
import field47 from './texts/47.json' with { type: 'json' };
import field49 from './texts/49.json' with { type: 'json' };
import field51 from './texts/51.json' with { type: 'json' };
import field53 from './texts/53.json' with { type: 'json' };
import type { FieldTexts } from './texts.ts';

/** By O*NET-SOC code. */
export const allTexts: FieldTexts = Object.assign(
  {},
  field11,
  field13,
  field15,
  field17,
  field19,
  field21,
  field23,
  field25,
  field27,
  field29,
  field31,
  field33,
  field35,
  field37,
  field39,
  field41,
  field43,
  field45,
  field47,
  field49,
  field51,
  field53,
);
