/** The part of speech of each word in its sentence, from the tagger of wink-nlp. */
import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';

/** A line break after which another sentence, item or title begins. */
const LINE_BREAK = /\n(?=[^\S\n]*(?:\n|[-•*#\d(]|\p{Lu}))/u;

/**
 * Replaces a function of the model that wink-nlp calls at every load, although nothing here asks for entities. Each call of the original
 * escapes a text inside the model again, so that it doubles until, after some twenty loads in one process, no string can hold it.
 */
const noEntities = () => ({ machines: '', transformers: [] });

export class Tagger {
  #library: ReturnType<typeof winkNlp> | undefined;

  /** By the offset at which a word begins, its part of speech as Universal Dependencies name it: "NOUN", "AUX". */
  partsOfSpeech(text: string): ReadonlyMap<number, string> {
    // Loaded when it is first needed: that takes half a second.
    this.#library ??= winkNlp({ ...model, metaCER: noEntities }, ['sbd', 'pos']);
    const { its } = this.#library;
    const byStart = new Map<number, string>();
    let lineStart = 0;
    for (const line of text.split(LINE_BREAK)) {
      const start = lineStart;
      lineStart += line.length + 1;
      if (line.trim() === '') continue;
      const words = this.#library.readDoc(line).tokens();
      const [values, blanks, parts] = [words.out(its.value), words.out(its.precedingSpaces), words.out(its.pos)];
      let at = start;
      values.forEach((value, index) => {
        at += blanks[index]?.length ?? 0;
        const part = parts[index];
        if (part !== undefined) byStart.set(at, part);
        at += value.length;
      });
    }
    return byStart;
  }
}
