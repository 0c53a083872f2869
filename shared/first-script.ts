import { themeKey } from './theme.ts';

/** Ends the key under which Amplify keeps on the device who signed in last: `CognitoIdentityServiceProvider.<client>.LastAuthUser`. */
export const lastUserSuffix = '.LastAuthUser';

/**
 * In every page before its styles, so that its first picture has the chosen colors and shows what is for whom:
 * `data-session` says whether somebody seems to be signed in here. The only inline script; the content security policy
 * contains its hash (infra/lib/site/security-headers.ts).
 */
export const firstScript = `try{const page=document.documentElement.dataset;page.theme=localStorage["${themeKey}"];page.session=Object.keys(localStorage).some((key)=>key.endsWith("${lastUserSuffix}"))?"some":"none"}catch{}`;
