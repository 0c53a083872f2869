import { assessmentStates } from '#test/support/screens/assessment-states.ts';
import { expectAccessible } from '#test/support/screens/expect-accessible.ts';

expectAccessible(assessmentStates);
