import { themeKey } from './theme.ts';

/** Where Amplify keeps on the device who signed in last with a client: `CognitoIdentityServiceProvider.<client>.LastAuthUser`. */
export const tokenPrefix = 'CognitoIdentityServiceProvider.';
export const lastUserSuffix = '.LastAuthUser';

/**
 * Stands in every page before its styles, so that its first picture has the chosen colors, and shows what is for whom:
 * `data-session` says whether somebody seems to be signed in here. The one script that is not a file: the policy of the
 * answers names its hash (infra/lib/site/security-headers.ts).
 */
export const firstScript = `try{const page=document.documentElement.dataset;page.theme=localStorage["${themeKey}"];page.session=Object.keys(localStorage).some((key)=>key.startsWith("${tokenPrefix}")&&key.endsWith("${lastUserSuffix}"))?"some":"none"}catch{}`;
