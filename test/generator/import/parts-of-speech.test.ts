import { expect, onTestFinished, test, vi } from 'vitest';
import model from 'wink-eng-lite-web-model';
import { Tagger } from '../../../generator/import/parts-of-speech.ts';

// `metaCER` of the model returns the data of entities, and doubles a text at each call: after some twenty calls no string can hold it.
test('a tagger never asks the model for the data of entities', () => {
  const { metaCER: original } = model;
  onTestFinished(() => {
    model.metaCER = original;
  });
  const metaCER = vi.fn(() => ({ machines: '', transformers: [] }));
  model.metaCER = metaCER;
  const text = 'The guests sit.';
  expect(new Tagger().partsOfSpeech(text).get(text.indexOf('guests'))).toBe('NOUN');
  expect(metaCER).not.toHaveBeenCalled();
});
