import { expectAccessible } from '#test/support/screens/expect-accessible.ts';
import { planStates } from '#test/support/screens/plan-states.ts';

expectAccessible(planStates);
