import { marketAttributions } from '#shared/market/attribution.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { product } from '#shared/product.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './DataSourcesPage.module.css';

const kinds = { observed: 'Observed', modelled: 'Modeled' };

/** Names the source and license of every figure, as the licenses require. */
export default function DataSourcesPage() {
  return (
    <Page>
      <PageHeader
        title="Data sources"
        lead={`Every figure in ${product.name} comes from one of these publishers. The texts, questions and scores are our own.`}
      />
      <ul className={css.sources}>
        {[...attributions, ...Object.values(marketAttributions)].map((source) => (
          <li key={source.title}>
            <Stack gap={2}>
              <h2>{source.title}</h2>
              <p className={css.meta}>
                {`${source.publisher} · ${source.release} · ${kinds[source.kind]} · ${source.licence}`}
              </p>
              <p>{source.text}</p>
              <p>
                <a href={source.url} rel="noopener" target="_blank">
                  Publisher’s page
                </a>
                {' · '}
                <a href={source.licenceUrl} rel="noopener" target="_blank">
                  Terms of use
                </a>
              </p>
            </Stack>
          </li>
        ))}
      </ul>
    </Page>
  );
}
