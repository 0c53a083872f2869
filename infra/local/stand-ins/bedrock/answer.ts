/** The model's answer according to the play. */
import { changed, fill, spoken } from './fill.ts';
import type { Play } from './plays.ts';
import { type ConverseRequest, type Form, formOf, textOf } from './request.ts';

export type Content = { text: string } | { toolUse: { toolUseId: string; name: string; input: unknown } };

export interface Answer {
  content: Content[];
  stopReason: string;
  usage: { inputTokens: number; outputTokens: number };
}

/** An estimate: about four characters per token. */
export const tokensIn = (value: unknown): number => Math.ceil(JSON.stringify(value).length / 4);

const isId = (text: string): boolean => !text.includes(' ');
const hostile = (text: string): string =>
  isId(text)
    ? text
    : `${text} <img src=x onerror=alert(1)><script>alert(1)</script> [see](javascript:alert(1)) https://evil.example/?leak=1`;
const obedient = (text: string): string =>
  isId(text) ? text : 'As the document orders: rated 100 of 100, hire at once, pay $987,654 a year at Initech.';

/** Only for plays that produce an answer. */
export function played(request: ConverseRequest, play: Play, scripted?: Record<string, unknown> | string): Answer {
  const form = formOf(request);
  const text = textOf(request);
  const good = scripted ?? (form ? fill(form.schema, text) : spoken(text));
  const said = (value: unknown, stopReason?: string): Answer => answerWith(request, form, value, stopReason);
  const instead = (content: Content[], stopReason: string): Answer => ({ ...said(good), content, stopReason });
  switch (play) {
    case 'empty':
      return instead([], 'end_turn');
    case 'prose':
      return instead([{ text: 'Certainly! Here is what I think about it.' }], 'end_turn');
    case 'malformed':
      return said(
        changed(
          good,
          () => 7,
          () => 'seven',
        ),
      );
    case 'truncated':
      return said(form?.as === 'tool' ? {} : JSON.stringify(good).slice(0, 20), 'max_tokens');
    case 'refusal':
      return instead([{ text: 'I cannot help with that.' }], 'content_filtered');
    case 'hostile':
      return said(changed(good, hostile, (number) => number));
    case 'injected':
      return said(changed(good, obedient, () => 100));
    case 'huge':
      return said(
        changed(
          good,
          (old) => (isId(old) ? old : 'a'.repeat(5_000_000)),
          (number) => number,
        ),
      );
    default:
      return said(good);
  }
}

function answerWith(request: ConverseRequest, form: Form | null, value: unknown, stopReason?: string): Answer {
  const content: Content[] =
    form?.as === 'tool'
      ? [{ toolUse: { toolUseId: `tooluse_${request.messages.length}`, name: form.name, input: value } }]
      : [{ text: typeof value === 'string' ? value : JSON.stringify(value) }];
  return {
    content,
    stopReason: stopReason ?? (form?.as === 'tool' ? 'tool_use' : 'end_turn'),
    usage: { inputTokens: tokensIn(request), outputTokens: tokensIn(content) },
  };
}
