import { facts } from '#functions/outside/facts.ts';
import type { User } from '#functions/serve/identity.ts';
import type { ChatSource, HistoryItem } from '#shared/chat/contract.ts';
import { usd } from '#shared/lib/format.ts';
import { searchTitles, titleIndex } from '#shared/occupations/search.ts';

export async function answerTo(
  message: string,
  _history: HistoryItem[],
  _ctx: unknown,
  _caller: { user: User | undefined },
): Promise<{ text: string; sources: ChatSource[] }> {
  const [hit] = searchTitles(facts(), titleIndex(facts()), message.split(' ').slice(-3).join(' '));
  if (!hit) return { text: 'I do not know.', sources: [] };
  return {
    text: `${hit.title}: ${usd(facts().wageP50[hit.index]!)} a year.`,
    sources: [{ kind: 'occupation', id: hit.code, title: hit.title, path: null }],
  };
}
