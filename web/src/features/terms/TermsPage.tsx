import { product } from '#shared/product.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { privacy, type Section, terms } from './terms-text.ts';

function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => (
    <Stack as="section" gap={2} key={section.title}>
      <h3>{section.title}</h3>
      {section.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Stack>
  ));
}

export default function TermsPage() {
  return (
    <Page>
      <PageHeader title="Terms and privacy" lead={`What you and ${product.name} owe each other, in plain words.`} />
      <Notice tone="warn" title="Draft">
        This text describes what the product does. It is a draft for the lawyer of whoever runs it, who must complete it
        with the operator's name, address and law before people rely on it.
      </Notice>
      <Stack as="section" gap={5} aria-labelledby="terms">
        <h2 id="terms">Terms and conditions</h2>
        <Sections sections={terms} />
      </Stack>
      <hr />
      <Stack as="section" gap={5} aria-labelledby="privacy">
        <h2 id="privacy">Privacy</h2>
        <Sections sections={privacy} />
      </Stack>
    </Page>
  );
}
