/**
 * Shows what a long command is doing, on one line of the terminal that is cleared at the end. Writes nothing if standard error is no
 * terminal.
 */
export interface Progress {
  step(text: string): void;
  end(): void;
}

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export function createProgress(stream: Terminal = process.stderr): Progress {
  if (stream.isTTY !== true || process.env['TERM'] === 'dumb') return { step() {}, end() {} };
  let isShown = false;
  const clear = '\r\u001b[2K';
  return {
    step(text) {
      stream.write(`${clear}${text}…`);
      isShown = true;
    },
    end() {
      if (isShown) stream.write(clear);
      isShown = false;
    },
  };
}
