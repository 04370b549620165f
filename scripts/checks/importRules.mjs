import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { parseSync } from 'oxc-parser';
import rules from '../../.dependency-cruiser.mjs';
import { sourceFiles, sourceFolders } from './files.mjs';

/** Returns one line per import below `root` that breaks the dependency rules. */
export async function importRules(root) {
  const { forbidden, options } = rules;
  const { output } = await cruise(
    sourceFolders(root),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  const broken = output.summary.violations.map(
    ({ from, to, rule, cycle }) =>
      `${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}: ${rule.name}`,
  );
  return [...broken, ...valuesFromApi(root)];
}

/**
 * Returns one line per import with which a rule takes values other than problems from the contract;
 * commands, contract suites and the sample host may import anything.
 */
function valuesFromApi(root) {
  const rules = sourceFiles(root, '.ts').filter(
    (file) =>
      file.startsWith('packages/domain/') &&
      !/(contract[^/]*|[cC]ommands)[.]ts$|[/](commands|contracts?|sample)[/]|[.]test[.]ts$/.test(
        file,
      ),
  );
  return rules.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    return module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@servery/api'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .filter(
        ({ importName }) => !/^(Problem|problems|invalid|notNow)$/.test(importName.name ?? '*'),
      )
      .map(
        ({ importName }) =>
          `${file} → ${importName.name ?? '*'}: domain may import only types and Problem from api`,
      );
  });
}
