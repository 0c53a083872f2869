import { expectAccessible } from '#test/support/screens/expect-accessible.ts';
import { publicStates } from '#test/support/screens/public-states.ts';

expectAccessible(publicStates);
