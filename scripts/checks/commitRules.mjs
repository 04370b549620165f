import { execFileSync } from 'node:child_process';

/** The author date from which commits are checked. Older commits were written without the rule. */
const since = Date.parse('2026-11-25T23:00:00Z');
const maxLength = 72;
const areas = /^[a-z][\w./ -]*(?:, [a-z][\w./ -]*)*: /;
/** Words that can't begin an imperative sentence. */
const openings = /^(?:an?|the|it|its|this|that|these|what|who|where|when|how|each|every|no|all)\b/i;
const participle = /^(?!(?:bring|embed|feed|heed|need|seed|shed|speed|string)\b)\w+(?:ed|ing)\b/i;

/** Returns what is wrong with the subject of a commit, or undefined if nothing is. */
export function subjectError(subject) {
  if (subject.length > maxLength) return `is longer than ${maxLength} characters`;
  const area = areas.exec(subject);
  if (!area) return 'doesn’t begin with an area, such as "orders: "';
  const summary = subject.slice(area[0].length);
  if (!/^[a-z\d`@]/.test(summary)) return 'has a summary that doesn’t begin in lower case';
  if (openings.test(summary) || participle.test(summary))
    return 'has a summary that isn’t an imperative, such as "refuse to void a settled order"';
  if (summary.includes(';')) return 'has two ideas. Make two commits';
  if (summary.endsWith('.')) return 'ends with a full stop';
  return undefined;
}

/**
 * Returns one line per commit whose subject breaks the rule. A shallow clone is checked as far as
 * it goes, and a folder without a Git history has no commits. Merges are skipped.
 */
export function commitRules(root) {
  let log;
  try {
    const args = ['log', '--no-merges', '--format=%h\t%at\t%s'];
    log = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return [];
  }
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([, seconds]) => Number(seconds) * 1000 >= since)
    .flatMap(([hash, , ...rest]) => {
      const subject = rest.join('\t');
      const error = subjectError(subject);
      return error ? [`${hash} "${subject}" ${error}.`] : [];
    });
}
