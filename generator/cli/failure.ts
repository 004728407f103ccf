/** Describes the error that stopped a command: one line for an error of the operating system, the stack only for an internal error. */
import { LockTimeout } from './lock.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  EMFILE: 'too many files are open',
  EFBIG: 'the file is larger than the system allows',
};

export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Internal error: ${String(error)}`;
  const missing = packageMissing(error);
  if (missing !== undefined) return `The package ${missing} is not installed. Run \`npm ci\`.`;
  if (isBrokenModule(error)) return `Cannot load the generated files: ${error.message.split('\n')[0]}. Run \`sightline build\`.`;
  if (error instanceof LockTimeout) return error.message;
  if (!isSystemError(error)) return `Internal error: ${error.stack ?? error.message}`;
  const reason = REASONS[error.code] ?? error.message;
  return error.path === undefined ? `Cannot ${error.syscall}: ${reason}.` : `Cannot ${error.syscall} ${error.path}: ${reason}.`;
}

/** A generated module that is missing, or in conflict after a merge. */
function isBrokenModule(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return (
    (code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_INVALID_TYPESCRIPT_SYNTAX') &&
    /generated/.test(`${error.message}${error.stack ?? ''}`)
  );
}

function packageMissing(error: Error): string | undefined {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  return 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' ? name : undefined;
}

function isSystemError(error: Error): error is Error & { readonly code: string; readonly syscall: string; readonly path?: string } {
  return 'code' in error && typeof error.code === 'string' && 'syscall' in error && typeof error.syscall === 'string';
}
