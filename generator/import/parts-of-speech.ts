/** The part of speech of each word in its sentence, from the tagger of wink-nlp. */
import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';

/** A line after which another sentence, item or title begins. */
const LINE = /\n(?=\s*(?:\n|[-•*#\d(]|\p{Lu}))/u;

export class Tagger {
  #library: ReturnType<typeof winkNlp> | undefined;

  /** By the offset at which a word begins, its part of speech as Universal Dependencies name it: "NOUN", "AUX". */
  partsOfSpeech(text: string): ReadonlyMap<number, string> {
    // Loaded when it is first needed: that takes half a second.
    this.#library ??= winkNlp(model, ['sbd', 'pos']);
    const { its } = this.#library;
    const byStart = new Map<number, string>();
    let lineStart = 0;
    for (const line of text.split(LINE)) {
      const words = this.#library.readDoc(line).tokens();
      const [values, blanks, parts] = [words.out(its.value), words.out(its.precedingSpaces), words.out(its.pos)];
      let at = lineStart;
      values.forEach((value, index) => {
        at += blanks[index]?.length ?? 0;
        const part = parts[index];
        if (part !== undefined) byStart.set(at, part);
        at += value.length;
      });
      lineStart += line.length + 1;
    }
    return byStart;
  }
}
