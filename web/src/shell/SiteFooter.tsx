import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/shell/site.ts';
import css from './Shell.module.css';

const newTab = { target: '_blank', rel: 'noopener' } as const;

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <p>{`${product.name}. ${product.tagline}`}</p>
      <nav aria-label="About">
        <Link to={paths.dataSources()}>Data sources</Link>
        <Link to={paths.terms()} {...newTab}>
          Terms
        </Link>
        <Link to={paths.privacy()} {...newTab}>
          Privacy
        </Link>
        <a href={`mailto:${site().supportEmail}`}>Contact</a>
      </nav>
    </footer>
  );
}
