/** Joins the faults of calls to the fault inside the called function if they find the same parameter to have a wrong type. */
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/**
 * If a function uses a parameter as another type than the declared one, and its calls give another type too, the declaration is wrong: one
 * mistake, however many calls there are. Only faults that leave the type of the result certain are searched: of conditions and of facts.
 */
export function withoutWrongArguments(
  findings: readonly DefinitionFinding[],
  definitions: readonly Definition[],
  mentions: (user: DefinitionId, name: string) => boolean,
): readonly DefinitionFinding[] {
  const functions = new Set(definitions.flatMap((one) => (one.kind === 'property' && one.takes !== undefined ? [one.id] : [])));
  const inFunctions = findings.filter((one) => functions.has(one.definition) && isOfParameter(one));
  const isCallOf = (call: DefinitionFinding, body: DefinitionFinding): boolean =>
    call.definition !== body.definition &&
    call.diagnostic.code === 'expression-wrong-type' &&
    mentions(call.definition, body.definition) &&
    isOfSameType(call, body);
  const callsByBody = new Map(inFunctions.map((body) => [body, findings.filter((call) => isCallOf(call, body))]));
  const calls = new Set([...callsByBody.values()].flat());
  return findings.filter((finding) => !calls.has(finding)).map((finding) => withCalls(finding, callsByBody.get(finding) ?? []));
}

const isOfParameter = ({ pointer, diagnostic: { code } }: DefinitionFinding): boolean =>
  code === 'expression-unknown-fact' || (code === 'expression-wrong-type' && /^\/rows\/\d+\/if$/.test(pointer));

/** Whether the type that a call should give is the one that the function finds or expects: the declared type of the parameter. */
const isOfSameType = ({ diagnostic: { expected = '' } }: DefinitionFinding, { diagnostic: body }: DefinitionFinding): boolean =>
  expected !== '' && (body.expected === expected || body.found === expected || body.message.includes(`${expected} has no fact`));

const withCalls = (finding: DefinitionFinding, calls: readonly DefinitionFinding[]): DefinitionFinding =>
  calls.length === 0
    ? finding
    : {
        ...finding,
        diagnostic: {
          ...finding.diagnostic,
          hint: `What calls "${finding.definition}" does not give this type either: compare the types in its "takes".`,
          related: calls.map(({ diagnostic: { place } }) => ({ message: 'This call gives another type.', place })),
        },
      };
