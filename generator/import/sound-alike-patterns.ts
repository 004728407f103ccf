/** Words printed in place of others that sound or look alike, shown by the phrase around them; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const OWNER = '(?:the|its|their|your|his|her|my|our)';
const CREATURES =
  '(?:monsters|zombies|goblins|orcs|undead|enemies|rats|skeletons|demons|creatures|barbarians|warriors|soldiers|bandits|wolves|insects|spiders|aliens|bugs|mutants|robots|vampires|ghouls|beasts|invaders)';
/** Verbs whose object comes from a place: forms with "-ing" and "-s", and plain forms after a word such as "to" or "may". */
const FETCHING =
  '(?:buying|bringing|fetching|collecting|gathering|stealing|borrowing|taking|drawing|removing|choosing|picking|receiving|moving|carrying|pushing|pulling|returning|measuring|counting|discarding|dealing|selling|buys|brings|fetches|collects|gathers|steals|borrows|takes|removes|receives|carries|measures|sells|gets|(?:to|may|can|must|and|then|will) (?:buy|bring|fetch|collect|gather|steal|borrow|take|draw|remove|receive|move|carry|push|pull|measure|count|discard|deal))';
const COUNTED =
  '(?:point|card|token|space|square|path|die|coin|step|action|figure|model|player|unit|hit|wound|piece|tile|marker|dollar|cube|inch|level)';

export const SOUND_ALIKES: readonly GrammarPattern[] = [
  {
    pattern:
      /(?<!\b(?:the|a|this|that|what|which|whatever|another|big|major|small|minor|important|in|of|its|their) )\broles? (?:a|the|one|two|three|four|five|\d+|both|all|your|their|his|her|any|these|those) (?:(?!(?:of|in|and)\b)\p{Ll}+ )?(?:die|dice|d\d+)\b/giu,
    right: 'roll',
  },
  {
    pattern:
      /\b(?:know|decides?|determines?|checks?|see|tell|asks?|sure|discuss(?:ion|ions|ed)?|depend(?:s|ing)? on|no matter|questions?|arguments?|argue|debate|wonder|doubt) (?:about |of |on |as to )?weather (?!(?:cards?|conditions?|decks?|phases?|effects?|tokens?|dice|die|forecasts?|tiles?|tables?|tracks?|rolls?|markers?|charts?|is|was|are|has|will|can|may|must|events?|changes|and|or|in|on|at|for|to|from)\b)(?=\p{Ll})/gu,
    right: 'whether',
  },
  { pattern: /\b(?:the|a|in|due) coarse of\b|\bof coarse\b|\bcoarse of (?:action|events|play)\b/gi, right: 'course' },
  {
    pattern:
      /\b(?:across|through|cross|crosses|crossing) (?:the|a|this) desserts?\b|\bdessert (?:tiles?|hex(?:es)?|terrain|sands?|winds?|regions?|storms?|island|climate|landscape|caravans?|nomads?|tribes?)\b/gi,
    right: 'desert',
  },
  {
    pattern:
      /\b(?:more|very|most|really|quite|pretty|truly|less) exiting\b(?! (?:the|a|an|from|through|via|units?|models?|players?|figures?)\b)|\b(?:an?|and|this|most) exiting (?:games?|adventures?|battles?|races?|end|finish|story|world|experience|match|duels?|way|moments?|finale|expansion|twist)\b/gi,
    right: 'exciting',
  },
  {
    pattern:
      /\b(?:all|every|any) \p{Ll}+ expect (?:for|when|if|where)\b|\b(?:anything|everything|nothing|everyone) expect (?:for|when|if|where|as|by|in|with)\b/gu,
    unless:
      /\b(?:you|we|they|I|players|not|to|can|may|would|might|should|must|will|than|as|that|which|what)\b[^.;:]{0,40} expect \p{Ll}+$/u,
    right: 'except',
  },
  {
    pattern: /, expect (?:for|when|if|where|as|in|those|the)\b/g,
    unless: /\b(?:as|which|than|what) [^.;:]{0,40}, expect \p{Ll}+$/u,
    right: 'except',
  },
  { pattern: /\bangels? of (?:sight|view|vision|fire|attack|approach|impact|incidence|reflection|rotation|elevation)\b/g, right: 'angle' },
  { pattern: /\bexcepts\b/g, right: 'accepts or expects' },
  {
    pattern:
      /(?<=^|[.!?,;] |\n|\b(?:and|but|because|since|as) )[Tt]heir (?:not(?! (?:in|un)\p{Ll}+)|the|going to|supposed to|allowed to)\b/gu,
    right: "they're",
  },
  {
    pattern:
      /\b(?:activates?|plays?|moves?|takes?|draws?|discards?|reveals?|uses?|counts?|turns?|flips?|loses?|adds?|shuffles?|resolves?|completes?|finish(?:es)?|ends?|begins?|starts?|keeps?|spends?|returns?|removes?|rolls?|sells?|builds?|chooses?) there (?:remaining|own|respective|current|entire|whole|corresponding|individual|starting|unused|chosen|opposing|next|last|first|previous|final) (?!(?:is|are|was|were|in|on|at|to|of|if|when|and|or|by|for|with)\b)\p{Ll}{3,}/gu,
    right: 'their',
  },
  {
    pattern: new RegExp(
      `\\b${FETCHING} (?!up\\b|part\\b|(?:an?|its|his|her|another) (?:\\p{L}+ )?form\\b)(?:(?!(?:that|which|who|to|and|or|you|they|it|in|of|on|with|together)\\b)[\\p{L}\\d]+ ){1,3}form (?:the|its|their|your|his|her|any|another|each)(?! (?:basis|core|base|back|front|end|outline|edge|border)\\b) \\p{Ll}+`,
      'gu',
    ),
    right: 'from',
  },
  { pattern: /\b(?:to|into|towards) (?:or|and) form (?=(?:an?|the|its|their|your|this|that|any|each|other)\b)/g, right: 'from' },
  {
    pattern: new RegExp(
      `\\b(?:to|may|can|must|cannot|will|not) rise (?:${OWNER}|an?|any|one|this|that|it|them)\\b(?! (?:next|time|turn|round|level|step|day|bit|few|little|maximum|total|number|space|inch)\\b)|\\b(?:to|may|can|must) rise the (?:level|number|total|price|value|cost|bid|stakes?|amount|bridge|flag|gate)\\b`,
      'gi',
    ),
    right: 'raise',
  },
  {
    pattern:
      /\b(?:water|level|moon|sun|tide|value|price|temperature|river|total|number|it|smoke|fog|morale|income) raises(?=[.,;]| (?:or|and|by|to|when|if|again|each|every|above|one|two)\b)(?! (?:or|and) lowers? (?:the|an?|it|your|its)\b)/gi,
    right: 'rises',
  },
  { pattern: /\b(?:between|among|exactly|another|[Nn]o) to (?!(?:the|an?|it|be)\b)\p{Ll}{2,}[^s\P{Ll}]s\b/gu, right: 'two' },
  { pattern: /\b(?:at|by|until|from|before|after|of|on) then (?:end|start|beginning|same|top|bottom|edge|other|latest)\b/gi, right: 'the' },
  {
    pattern: new RegExp(
      `\\b(?:reduced|increased|raised|lowered|reduces?|increases?|raises?|lowers?|modified) (?:it |them |this )?by on\\b(?! \\d)|\\b(?:at least|at most|exactly|up to|more than|less than|costs?|pays?) on ${COUNTED}(?=[.,;]| (?:of|for|from|to|that|which|is|or|and|in|per|each|connects|must)\\b)`,
      'gi',
    ),
    right: 'one',
  },
  {
    pattern:
      /(?<=^|[.!?:;] |\n|\b(?:so|please) |, then |\band then )[Cc]hose (?:(?:one|an?|the|any|two|three|which|your|another|either|wisely|carefully|between|from|up|how|who|whether|what)\b)/gu,
    unless: /\b(?:he|she|they|it|who|we|had|did|was|were)\b/i,
    right: 'choose',
  },
  { pattern: /\b(?:is|are|was|were|be|been) \p{Ll}{3,}(?:ed|en) buy (?:an?|any|the|another|all|each|its|their|your)\b/gu, right: 'by' },
  {
    pattern:
      /(?<=^|[.!?,;] |\n|\b(?:and|but|because|since|as|if|that|so) )[Ii]ts (?:(?:still|also|always|really) (?:the|an?|my|our|your|his|their|one|not|possible|worth|very|too|there|good|better|best to|fun|going) |just an? |up to (?=\p{Ll})|your |my |our |their |his |her |because |about (?:the|an?) |important (?:that|to) |possible (?:that|to) |easier to |hard to |easy to |best to |better to |worth it\b|okay\b|over\b)/gu,
    unless: /\b(?:loses?|gains?|keeps?|has|have|use|uses) its/i,
    right: "it's",
  },
  { pattern: /\b(?:tell|let|contact|email) use (?!(?:it|them|this|of)\b)(?=\p{Ll})/gu, right: 'us' },
  {
    pattern:
      /\b(?:return|returns|discard|discards|lose|loses|ignore|ignores|remove|removes) (?:all |any )?(?:the )?access (?:to the (?:supply|bank|box|discard|reserve|stock|general)|cards?|tokens?|points|damage|coins?|dice|cubes?|energy|hits|goods|resources|wounds)\b/gi,
    right: 'excess',
  },
  {
    pattern:
      /(?<!\b(?:tell|tells|show|shows|teach|remind|ask|give|see|know|space|square|room|place|area|hex|spot|point|time|turn|from|to|is) )\b(?:you|they|we) where (?:missing|not|able|allowed|attacking|attacked|playing|holding|using|going|about to|defeated|already|still)\b/gi,
    right: 'were',
  },
  {
    pattern:
      /(?<=^|[.!?] |\n)(?:The|All) (?:rest|others|other \p{Ll}+|remaining \p{Ll}+) from (?:the|a|your) \p{Ll}+(?: (?:pile|deck|stack|supply|row|stock|pool))?(?=\.)/gu,
    right: 'form',
  },
  { pattern: /\b(?:be|keep|keeps|stay|stays|remain|remains) quite(?=[.,;!]| (?:while|during|until|when|about)\b)/gi, right: 'quiet' },
  {
    pattern: /\b(?:play|turn|cards?|tokens?|then|must|may|can|to|is) past (?:to the (?:left|right|next)|clockwise)\b/gi,
    unless: /\b(?:go|goes|move|moves|run|far|walk|way|look|read) (?:\p{Ll}+ )?past/iu,
    right: 'pass',
  },
  {
    pattern:
      /\b(?:activate|place|move|act|play|turns|them|models|figures|pieces|units|deploy) alternatively(?=[.;]| (?:until|starting)\b)/gi,
    right: 'alternately',
  },
  {
    pattern: /\b(?:basic|general|same|following|guiding|simple) principals?(?= (?:of|that|is|are|applies|apply|as|for)\b|[.,;:])/gi,
    right: 'principle',
  },
  { pattern: /\bbare in mind\b|\bbare with (?:me|us)\b/gi, right: 'bear' },
  { pattern: /\b(?:full|complete|entire|normal|usual) compliment (?:of|is)\b/gi, right: 'complement' },
  {
    pattern: /\b(?:must|may|can|to|will|cannot) flea(?=[.,;]| (?:from|at|to|towards|in|the|if|when|immediately)\b)/g,
    right: 'flee',
  },
  {
    pattern: /\b(?:back and|and so) fourth\b(?! (?:player|place|turn|round|card|one)\b)|\b(?:bring|brings|put|puts) fourth\b(?! \p{Ll})/gu,
    right: 'forth',
  },
  {
    pattern: /\b(?:over|from|right) hear(?=[.,;!?])|(?<=^|[.!?] |\n)Hear (?:is|are) (?:the|an?|some|how|my|our|two|three)\b/g,
    right: 'here',
  },
  { pattern: new RegExp(`\\bhoards? of ${CREATURES}\\b`, 'gi'), right: 'horde' },
  { pattern: /\bpears? of (?:dice|cards|players|twos|threes|jacks|queens|kings|aces|tokens|models|units|figures|tiles)\b/g, right: 'pair' },
  { pattern: /\bit seams (?:that|to|as|like|the|there)\b|\bseams (?:to be|likely|unlikely|unfair)\b/gi, right: 'seems' },
  {
    pattern: /(?<=^|[.!?] |\n)Right down (?:the|your|an?|each|how|which|its) \p{Ll}+ (?:of|in|on|for|and|from|number)\b/gu,
    right: 'Write',
  },
  {
    pattern:
      /\b(?:game|play|round|phase|combat|battle|then|player) precedes? (?:to|with|as|clockwise|normally|in turn|until|from|around)\b/gi,
    right: 'proceed',
  },
  {
    pattern: /\b(?:bolts?|flash|flashes|strokes?|struck|chain|storm) (?:of |by )?lightening\b(?! (?:the|of|its|their)\b)/gi,
    right: 'lightning',
  },
  { pattern: /\b(?:the|an|dark|stone|sacred|holy|ancient|unholy) alter\b(?![- ]egos?\b)(?! (?:the|any|your)\b)/g, right: 'altar' },
  {
    pattern: /\bcanon (?:balls?|shots?|fire)\b|\b(?:fires?|loads?|loading|firing) (?:the|a|its|your|his|their|one|all) canons?\b/gi,
    right: 'cannon',
  },
  {
    pattern: /\b(?:one|two|three|four|\d+|removes?|suffers?|inflicts?|enemy|takes?) causalit(?:y|ies)\b/gi,
    right: 'casualty',
  },
  {
    pattern:
      /\b(?:an?|the|this|each|every|fights?|win|wins|lose|loses) (?:a |the )?dual(?=[.,;)]| (?:ends|begins|against|between|to the death|until|lasts)\b)/gi,
    right: 'duel',
  },
  {
    pattern: /\b(?:the|each|this|next|first|last|every|that|final|movement|combat|action|end) faze\b(?! (?:the|you|him|her|them|it)\b)/gi,
    right: 'phase',
  },
  { pattern: /\bformally known as\b|\bwas formally an? (?!(?:declared|named|part of the)\b)/gi, right: 'formerly' },
  { pattern: /\b(?:on|onto|for|of|claims?|takes?) (?:the|his|her) thrown(?=[.,;]| (?:room|of|is|at)\b)/gi, right: 'throne' },
  {
    pattern:
      /\bviscous (?:attacks?|beasts?|dogs?|animals?|monsters?|creatures?|wolf|wolves|fights?|battles?|circle|cycle|blows?|killers?|bite)\b/gi,
    right: 'vicious',
  },
  { pattern: /\b(?:is|are|be|becomes?|was|were|not) apart of (?:the|an?|your|their|this|that|any|its)\b/gi, right: 'a part' },
  { pattern: /\b(?:everyone|anyone) of (?:the|your|these|those|his|her|their|its|them|my)\b/gi, right: 'every one, or any one' },
  {
    pattern:
      /(?<=^|[.!?] |\n)Lets (?:start|begin|see|look|say|play|take|assume|go|suppose|not|now|talk|consider|get|call)\b(?! \p{Ll}+ (?:and|or) )/gu,
    unless: /:\s*Lets/,
    right: "Let's",
  },
  { pattern: /\byour (?:supposed|free|forced|required|welcome|ready|about) to (?=\p{Ll})/giu, right: "you're" },
  {
    pattern:
      /\b(?:falls?|fell|walks?|drives?|jumps?|slides?|flies|swept|blown|washed|pushed|driven|thrown|carried) of the (?:map|board|table|edge|track|road|cliff|bridge|wall|roof|ship|boat)(?=[.,;]| (?:and|or|is|if|when|it|they|at|by|for)\b)/gi,
    right: 'off',
  },
  {
    pattern:
      /\b(?:if|when|once|after|before|until|unless|would|do) your (?:take|gain|resolve|have|get|lose|make|go|see|choose|reveal|discard|remove|place|want|need|like|become|complete|give|put)(?= (?:an?|the|one|two|three|more|all|any|it|them|to|your|this|that|no|\d+)\b)/gi,
    unless: /\b(?:if|when|once|unless|after|before) your place (?:the|is|on|to|no)\b/i,
    right: 'you',
  },
  {
    pattern:
      /(?<!\b(?:look|looks|move|moves|belong|belongs|go|goes|come|comes|adjacent|next|what|where|who|whom) )\b(?:of|in|on|with|from|into|during|under|behind) they (?!(?:are|is|have|can|may|must|will|were|do|had|cannot|would|should|could|also|all|both|each|then|only|never|always|themselves)\b)\p{Ll}{3,}/gu,
    unless: /\b(?:that|which|who|whom|whatever|what|they|you|it|to|once|if|when)\b[^.;:]* they \p{Ll}+$/iu,
    right: 'the',
  },
  {
    pattern:
      /\b(?:of|from|into|during|between|against) then (?:deck|board|table|game|box|bag|supply|map|card|cards|dice|player|players|pile|first|second|next|last|two|three)\b/gu,
    right: 'the',
  },
  {
    pattern:
      /\b(?:costs?|spends?|pays?|takes?|gains?|deals?|scores?|loses?|earns?) on (?:command|movement|action|victory|damage|extra|additional|hit|experience|supply|food|oil|more) (?:point|token|die|card|cube|coin|counter|marker)(?=[.,;]| (?:for|to|of|if|when|and|or|from|per|instead)\b)|\btakes? on click of\b/gi,
    right: 'one',
  },
  {
    pattern:
      /\b(?!(?:me|you|they|it|we|he|she|this|that|these|those|him|them|ones?|do|does|did|has|have|had|is|are|can|may|must|will|not|but|all|far|and|or|so|much|way|just|only)\b)\p{Ll}{3,} too (?:your|their|its|his|her)\b(?= \p{Ll})/gu,
    right: 'to',
  },
  {
    pattern:
      /\b(?:number|card|token|figure|player|model|symbol|icon|effect|rule|space|tile|unit|ability|marker|one|weapon|spell) than (?:shows|gives|says|costs|moves|allows|lets|counts|matches|contains|lists|tells)\b/gi,
    unless:
      /\b(?:more|less|fewer|greater|higher|lower|larger|smaller|better|worse|longer|shorter|sooner|later|rather|farther|further|bigger|other|another|different)\b/i,
    right: 'that',
  },
  { pattern: /\bunit (?:your|their|its|his|her) next (?:turn|round|activation)\b|\bunit the (?:start|beginning) of\b/gi, right: 'until' },
  { pattern: /\btherefor\b/gi, right: 'therefore' },
  {
    pattern:
      /\b(?:is|was|are|were|been|be) no (?:given|taken|moved|used|placed|allowed|affected|adjacent|removed|able|counted|required|played|drawn|chosen|considered|limited|discarded|shuffled|destroyed|defeated)\b(?! (?:cards?|units?|models?|players?|tokens?|pieces?|figures?|spaces?|ones?)\b)/g,
    right: 'not',
  },
];
