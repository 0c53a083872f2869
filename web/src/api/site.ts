import { type Site, sitePlaceholders } from '#shared/site.ts';

type Contacts = Omit<Site, 'origin'>;

let known: Contacts | undefined;

/** Whom to write to and where people meet: what the owner of this deployment has set, by the page's meta elements. */
export function site(): Contacts {
  // a page that is being prerendered gets its values where it is served
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
