import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { parseSync } from 'oxc-parser';
import law from '../../.dependency-cruiser.mjs';
import { sourceFiles, sourceFolders } from './files.mjs';

/** Every import below `root` that breaks the table of who may import whom, one line each. */
export async function importLaw(root) {
  const { forbidden, options } = law;
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

/** A rule may take types and problems from the contract; commands, contract suites and the sample host may use all of it. */
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
      .filter(({ importName }) => !/^(Problem|problems|invalid)$/.test(importName.name ?? '*'))
      .map(
        ({ importName }) =>
          `${file} → ${importName.name ?? '*'}: domain takes types and Problem from api`,
      );
  });
}
