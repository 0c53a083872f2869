import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './ChatPanel.module.css';
import { send } from './conversation.ts';
import { suggestionsAt } from './suggestions.ts';

/** Suggested first questions for the current screen. */
export function Suggestions() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return (
    <ul className={css.suggestions} aria-label="Questions to begin with">
      {suggestionsAt(pathname, status === 'signed-in').map((question) => (
        <li key={question}>
          <Button onClick={() => send(question)}>{question}</Button>
        </li>
      ))}
    </ul>
  );
}
