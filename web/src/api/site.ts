import { type Site, sitePlaceholders } from '#shared/site.ts';

type Contacts = Omit<Site, 'origin'>;

let known: Contacts | undefined;

/** The deployment's contact addresses, from the page's meta elements. */
export function site(): Contacts {
  // in prerendered pages the server fills in the values
  if (typeof document === 'undefined') return sitePlaceholders;
  known ??= {
    salesEmail: meta('sales-email'),
    supportEmail: meta('support-email'),
    communityUrl: meta('community-url'),
  };
  return known;
}

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="waymark:${name}"]`)?.content ?? '';
