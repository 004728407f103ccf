/** The exports of each module of the project and the modules that import them, read from syntax alone. */
import { posix } from 'node:path';
import ts from 'typescript';
import { type ProjectFile, scriptsOf } from './project-files.ts';

export interface ExportedName {
  readonly path: string;
  readonly name: string;
  readonly importedBy: readonly string[];
}

/** The name for all exports of a module, as in `typeof import('…')`. */
const WHOLE = '**';

interface ModuleNames {
  readonly exported: readonly string[];
  /** Modules re-exported by `export * from`. */
  readonly reExported: readonly string[];
  /**
   * Each imported name with its module. The name `*` stands for the exports that the file mentions as identifiers, `WHOLE` for all exports.
   */
  readonly imported: readonly (readonly [path: string, name: string])[];
  readonly identifiers: ReadonlySet<string>;
}

/** The exports of all modules that are not generated. Imports by generated modules count. */
export function exportedNames(files: readonly ProjectFile[]): ExportedName[] {
  const modules = new Map(files.filter(({ path }) => !path.endsWith('.css')).map((file) => [file.path, namesOf(file)]));
  const importersByExport = new Map<string, string[]>();
  const use = (path: string, name: string, by: string): void => {
    const key = `${path}#${name}`;
    importersByExport.set(key, [...(importersByExport.get(key) ?? []), by]);
    for (const source of modules.get(path)?.reExported ?? []) use(source, name, by);
  };
  for (const [by, { imported, identifiers }] of modules) {
    for (const [path, name] of imported) {
      for (const used of namesMeant(name, modules.get(path)?.exported ?? [], identifiers)) use(path, used, by);
    }
  }
  return [...modules].flatMap(([path, { exported }]) =>
    exported.map((name) => ({ path, name, importedBy: importersByExport.get(`${path}#${name}`) ?? [] })),
  );
}

function namesMeant(name: string, exported: readonly string[], identifiers: ReadonlySet<string>): readonly string[] {
  if (name === WHOLE) return exported;
  return name === '*' ? exported.filter((each) => identifiers.has(each)) : [name];
}

function namesOf({ path, text }: ProjectFile): ModuleNames {
  const code = codeOf(path, text);
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, path.endsWith('js') ? ts.ScriptKind.JS : ts.ScriptKind.TS);
  const exported: string[] = [];
  const reExported: string[] = [];
  const imported: [string, string][] = [];
  const identifiers = new Set<string>();
  const targetOf = (node: ts.Expression | undefined): string =>
    node !== undefined && ts.isStringLiteralLike(node) ? posix.join(posix.dirname(path), node.text.replace(/\?.*$/, '')) : '';
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isImportOrExportName(node)) identifiers.add(node.text);
    if (ts.isImportDeclaration(node)) imported.push(...importsOf(node, targetOf(node.moduleSpecifier)));
    else if (ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier && targetOf(node.moduleSpecifier);
      if (node.exportClause === undefined && target !== undefined) reExported.push(target);
      if (node.exportClause !== undefined && ts.isNamedExports(node.exportClause)) {
        for (const { name, propertyName } of node.exportClause.elements) {
          exported.push(name.text);
          if (target !== undefined) imported.push([target, (propertyName ?? name).text]);
        }
      }
    } else if (ts.isExportAssignment(node)) exported.push('default');
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const literal = node.argument.literal;
      imported.push([ts.isStringLiteral(literal) ? targetOf(literal) : '', node.qualifier?.getText().split('.')[0] ?? WHOLE]);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      imported.push([targetOf(node.arguments[0]), '*'], [targetOf(node.arguments[0]), 'default']);
    } else exported.push(...declaredExports(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { exported, reExported, imported, identifiers };
}

/** Generated modules are more than half of all code, and only their imports matter. */
function codeOf(path: string, text: string): string {
  if (path.includes('/generated/')) return [...text.matchAll(/^import [^;]* from '[^']+';$/gm)].map(([statement]) => statement).join('\n');
  return path.endsWith('.astro') ? scriptsOf(text) : text;
}

function isImportOrExportName(node: ts.Identifier): boolean {
  return ts.isImportSpecifier(node.parent) || ts.isExportSpecifier(node.parent);
}

function importsOf({ importClause }: ts.ImportDeclaration, target: string): [string, string][] {
  if (importClause === undefined) return [];
  const names: [string, string][] = importClause.name === undefined ? [] : [[target, 'default']];
  const bindings = importClause.namedBindings;
  if (bindings === undefined) return names;
  if (ts.isNamespaceImport(bindings)) return [...names, [target, '*']];
  return [...names, ...bindings.elements.map(({ name, propertyName }): [string, string] => [target, (propertyName ?? name).text])];
}

function declaredExports(node: ts.Node): string[] {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const isDeclaration =
    ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isDeclaration && node.name !== undefined ? [node.name.text] : [];
}
