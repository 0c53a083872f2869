import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { site } from '#web/api/site.ts';
import { paths } from '#web/paths.ts';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import css from './SiteFooter.module.css';

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The usual links at the end of a page. None of them is a dead end (D-65). */
export function SiteFooter() {
  const { salesEmail, supportEmail, communityUrl } = site();
  return (
    <footer className={css.footer}>
      <div className={css.about}>
        <p className={css.name}>{product.name}</p>
        <p>{product.tagline}</p>
        <p>
          Figures come from public labor-market data, each with its source and date. <Source /> · <Method />
        </p>
      </div>
      <div className={css.groups}>
        <FooterGroup title="Product">
          <Link to={paths.homeFeatures()}>Features</Link>
          <Link to={paths.homeProcess()}>Process</Link>
          <Link to={paths.pricing()}>Plans and prices</Link>
          <Link to={paths.occupations()}>All occupations</Link>
        </FooterGroup>
        <FooterGroup title="Help">
          <a href={`mailto:${salesEmail}`}>Contact</a>
          <a href={`mailto:${supportEmail}`}>Support</a>
          <a href={communityUrl} {...newTab}>
            Community
            <NewTabNote />
          </a>
        </FooterGroup>
        <FooterGroup title="Legal">
          <Link to={paths.terms()} {...newTab}>
            Terms
            <NewTabNote />
          </Link>
          <Link to={paths.privacy()} {...newTab}>
            Privacy policy
            <NewTabNote />
          </Link>
        </FooterGroup>
      </div>
    </footer>
  );
}

const Source = () => <Link to={paths.dataSources()}>Data sources</Link>;
const Method = () => <Link to={paths.howItWorks()}>How well it works</Link>;
