import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { ownAgentTools } from '@loupe/shared/lib/own-agent-limits';
import type { AgentDefinition } from '../agent-definition.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';

/** What an agent may use, in words a person would use; the last line says what none may. */
export function mayUse({ tools }: OwnAgentDocument, base: AgentDefinition | null): string[] {
  const texts = ownAgentTexts().mayUse;
  const names: readonly string[] = [...tools, ...(base?.tools ?? [])];
  const known = ownAgentTools.filter((name) => names.includes(name)).map((name) => texts[name]);
  const hasOthers = names.some((name) => !ownAgentTools.some((one) => one === name));
  return [...known, ...(hasOthers ? [texts.other] : []), texts.never];
}
