import { createContext, useContext } from 'react';

export const NavigatingAway = createContext(false);

/**
 * Whether the person has navigated on and this screen only stays until the next one has loaded. It must then not
 * redirect anymore, or it would override their navigation.
 */
export const useNavigatingAway = (): boolean => useContext(NavigatingAway);
