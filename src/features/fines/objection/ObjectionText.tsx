import type { Objection } from './objectionText';

/** The objection as it is read on the screen and in print. */
export const ObjectionText = ({ objection: { title, facts, intro, lines, sources } }: { objection: Objection }) => (
  <>
    <p className="font-bold">{title}</p>
    <div>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
    <p>{intro}</p>
    <ol className="grid list-decimal gap-2 pl-6">
      {lines.map((line, index) => (
        // Two equal lines are two events. Their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ol>
    <div>
      {sources.map((source) => (
        <p key={source}>{source}</p>
      ))}
    </div>
  </>
);
