import { Link } from 'react-router-dom';
import { blocksOf } from './blocks.ts';
import css from './ChatPanel.module.css';
import type { Message } from './stored-conversation.ts';
import { providerText } from './texts.ts';

interface AnswerProps {
  message: Pick<Message, 'content' | 'sources' | 'provider'>;
  onLeave: (() => void) | undefined;
}

/** An answer, always rendered as text, and the records it is based on. */
export function Answer({ message: { content, sources = [], provider }, onLeave }: AnswerProps) {
  return (
    <>
      {blocksOf(content).map((block, place) =>
        'items' in block ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
          <ul key={place}>
            {block.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index}>{item}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={place} className={css.asTyped}>
            {block.text}
          </p>
        ),
      )}
      {sources.length > 0 && (
        <div className={css.sources}>
          <p>From these records:</p>
          <ul>
            {sources.map(({ kind, id, title, path }) => (
              <li key={`${kind} ${id}`}>
                {path === null ? (
                  title
                ) : (
                  <Link to={path} onClick={onLeave}>
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {provider && <p className={css.note}>{providerText[provider]}</p>}
    </>
  );
}
