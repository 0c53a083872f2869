import { createContext, useContext } from 'react';

export const NavigatingAway = createContext(false);

/**
 * Whether the person has gone on, and this screen only stands until the next one is there: then it must lead nowhere by
 * itself any more, or it would take them away from where they want to go.
 */
export const useNavigatingAway = (): boolean => useContext(NavigatingAway);
