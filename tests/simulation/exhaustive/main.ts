import { flows, mutated } from './flows';

// `npm run simulation -- --exhaustive` explores every flow with everything that may happen to it. It fails if a rule is
// broken, or if a turned-off rule is not detected.

let isGood = true;
const line = (...cells: (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(11))).join('')}\n`,
  );

line('flow', 'states', 'edges', 'violations', 'dead ends', 'ms');
for (const [name, run] of Object.entries(flows)) {
  const began = Date.now();
  const { states, edges, violations, deadEnds, unusedMoves } = run();
  line(name, states, edges, violations.length, deadEnds.length, Date.now() - began);
  for (const { rule, path } of violations)
    process.stdout.write(`  ${rule}:\n${path.map((move) => `    ${move}\n`).join('')}`);
  if (deadEnds[0]) process.stdout.write(`  no way on after:\n${deadEnds[0].map((move) => `    ${move}\n`).join('')}`);
  for (const move of unusedMoves) process.stdout.write(`  never possible: ${move}\n`);
  isGood &&= violations.length === 0 && deadEnds.length === 0 && unusedMoves.length === 0;
}

const unnoticed = Object.entries(mutated).flatMap(([name, run]) => (run().violations.length > 0 ? [] : [name]));
process.stdout.write(
  `${Object.keys(mutated).length} rules turned off, found out: ${Object.keys(mutated).length - unnoticed.length}\n`,
);
for (const name of unnoticed) process.stdout.write(`  not found out: ${name}\n`);
process.exitCode = isGood && unnoticed.length === 0 ? 0 : 1;
