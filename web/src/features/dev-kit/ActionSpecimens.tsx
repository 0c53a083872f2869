import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { Menu } from '#web/ui/dialogs/Menu.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { Specimen, State } from './Specimen.tsx';

const nothing = () => undefined;

/** Buttons, links and menus. */
export const ActionSpecimens = () => (
  <>
    <Specimen
      of="Button"
      use="Doing something. One primary on a screen, the way forward. Hover darkens the ground or the border, pressing moves it by a pixel, busy keeps its width and its focus and does nothing twice."
    >
      <State name="primary">
        <Button variant="primary">Start the assessment</Button>
      </State>
      <State name="primary, large">
        <Button variant="primary" size="large">
          Start the assessment
        </Button>
      </State>
      <State name="secondary">
        <Button>Save for later</Button>
      </State>
      <State name="quiet">
        <Button variant="quiet">Not now</Button>
      </State>
      <State name="danger">
        <Button variant="danger">Delete this assessment</Button>
      </State>
      <State name="busy">
        <Cluster gap={2}>
          <Button variant="primary" busy>
            Saving
          </Button>
          <Button busy>Saving</Button>
        </Cluster>
      </State>
      <State name="disabled">
        <Cluster gap={2}>
          <Button variant="primary" disabled>
            Next
          </Button>
          <Button disabled>Next</Button>
        </Cluster>
      </State>
      <State name="a long label">
        <Button>Compare all the occupations of this field with the ones that you have saved before</Button>
      </State>
    </Specimen>
    <Specimen of="ButtonLink" use="Going somewhere, with the weight of a button: it can be opened in a new tab.">
      <State name="primary">
        <ButtonLink to={paths.pricing()} variant="primary">
          See the plans
        </ButtonLink>
      </State>
      <State name="secondary">
        <ButtonLink to={paths.dataSources()}>Data sources</ButtonLink>
      </State>
      <State name="quiet">
        <ButtonLink to={paths.terms()} variant="quiet">
          Terms
        </ButtonLink>
      </State>
    </Specimen>
    <Specimen
      of="TextButton"
      use="More of what it names, over this page: on a line of its own or in a list, where a button would be too loud."
    >
      <State name="default">
        <TextButton onClick={nothing}>Registered nurse</TextButton>
      </State>
    </Specimen>
    <Specimen of="CloseButton" use="The cross at the corner of what can be closed. Screen readers hear its name.">
      <State name="default">
        <CloseButton onClick={nothing} />
      </State>
    </Specimen>
    <Specimen
      of="Menu"
      use="Rarer actions on one thing. Enter or an arrow opens it; arrows, Home, End and the first letter move; Escape leads back."
    >
      <State name="three dots">
        <Menu
          label="Actions on this assessment"
          items={[
            { label: 'Rename', onSelect: nothing },
            { label: 'Download as a table', onSelect: nothing },
            { label: 'Share (not available)', onSelect: nothing, disabled: true },
            { label: 'Delete', onSelect: nothing, tone: 'danger' },
          ]}
        />
      </State>
      <State name="with words">
        <Menu label="Order" items={[{ label: 'Newest first', onSelect: nothing }]}>
          Order
        </Menu>
      </State>
    </Specimen>
  </>
);
