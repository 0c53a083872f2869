import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ActionSpecimens } from './ActionSpecimens.tsx';
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx';
import { ColourTokens } from './ColourTokens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { FigureSpecimens } from './FigureSpecimens.tsx';
import css from './KitPage.module.css';
import { LayoutSpecimens } from './LayoutSpecimens.tsx';
import { NewsSpecimens } from './NewsSpecimens.tsx';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';
import { ScaleTokens } from './ScaleTokens.tsx';

const groups = [
  { id: 'colour', title: 'Colour', Specimens: ColourTokens },
  { id: 'scales', title: 'Type, space, shape, motion', Specimens: ScaleTokens },
  { id: 'layout', title: 'Layout', Specimens: LayoutSpecimens },
  { id: 'actions', title: 'Actions', Specimens: ActionSpecimens },
  { id: 'fields', title: 'Fields', Specimens: FieldSpecimens },
  { id: 'choices', title: 'Choices and ratings', Specimens: ChoiceSpecimens },
  { id: 'news', title: 'News and waiting', Specimens: NewsSpecimens },
  { id: 'figures', title: 'Figures', Specimens: FigureSpecimens },
  { id: 'overlays', title: 'Overlays', Specimens: OverlaySpecimens },
] as const;

/** Every component of the kit in each of its states. Only with `npm start`; no build contains it. */
export default function KitPage() {
  return (
    <Page width="wide">
      <PageHeader
        eyebrow="For those who build Waymark"
        title="The kit"
        lead="Everything a screen is made of: the tokens, and each component in each of its states. A screen that needs a look of its own has found something that belongs here."
        actions={<ButtonLink to={paths.home()}>Back to the product</ButtonLink>}
      />
      <div className={css.kit}>
        <nav aria-label="On this page" className={css.contents}>
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.groups}>
          {groups.map(({ id, title, Specimens }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Specimens />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
