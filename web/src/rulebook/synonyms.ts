/**
 * Words that mean the same at this game, in all five languages: a search for one finds the others, whatever the language of the page.
 * Written as they are folded; longer words stand for those that begin with them.
 */
const GROUPS = [
  // things
  ['animal', 'tier', 'tiere', 'tierkarte', 'dier', 'dieren', 'dierkaart'],
  ['habitat', 'lebensraum', 'landscape', 'landschaft', 'landschap', 'paisaje', 'paesaggio'],
  ['wild card', 'joker', 'comodin', 'jolly', 'wildcard'],
  ['refill', 'nachziehkarte', 'nachziehen', 'reabastec', 'rellenar', 'rifornis', 'rifornire', 'aanvul'],
  ['leader', 'bonuskarte', 'lider', 'capobranco', 'capibranco', 'leider'],
  ['power', 'ability', 'effect', 'starke', 'fahigkeit', 'effekt', 'poder', 'habilidad', 'efecto', 'potere', 'kracht'],
  ['token', 'punktemarker', 'marker', 'ficha', 'gettone', 'gettoni', 'fiche'],
  ['display', 'market', 'auslage', 'fila', 'mercato', 'expo'],
  ['collection', 'sammlung', 'coleccion', 'collezione', 'verzameling'],
  ['hand', 'hands', 'mano', 'mani'],
  ['limit', 'maximum'],
  ['draw pile', 'stapel', 'mazo', 'mazos', 'mazzo'],
  ['discard', 'abwerfen', 'abwurf', 'descart', 'scart', 'afleg'],
  ['seed', 'startwert', 'semilla', 'seme', 'startwaarde'],
  // species and habitats
  ['peacock', 'pfau', 'pfauen', 'pavo', 'pavos', 'pavone', 'pavoni', 'pauw', 'pauwen'],
  ['squirrel', 'eichhornchen', 'ardilla', 'scoiattol', 'eekhoorn'],
  ['eagle', 'adler', 'aguila', 'aquila', 'arend', 'adelaar'],
  ['ibex', 'ibexes', 'goat', 'steinbock', 'ibice', 'stambecc', 'steenbok'],
  ['lion', 'lions', 'lowe', 'lowen', 'leon', 'leones', 'leone', 'leoni', 'leeuw', 'leeuwen'],
  ['meerkat', 'erdmannchen', 'suricat', 'stokstaart'],
  ['forest', 'wald', 'bosque', 'bos'],
  ['mountain', 'gebirge', 'montana', 'montagna', 'berg', 'bergen'],
  ['savanna', 'sabana', 'savana'],
  // what is done
  [
    'bid',
    'bids',
    'bidding',
    'gebot',
    'bieten',
    'puja',
    'pujas',
    'pujar',
    'offert',
    'offrire',
    'bod',
    'bieding',
    'bieden',
  ],
  [
    'pay',
    'pays',
    'paid',
    'payment',
    'cost',
    'costs',
    'costo',
    'price',
    'zahlt',
    'zahlen',
    'zahlung',
    'kosten',
    'kostet',
    'pago',
    'pagos',
    'pagas',
    'pagar',
    'pagament',
    'bijbetal',
    'betalen',
  ],
  ['pass', 'passes', 'passing', 'passen', 'passt', 'pasar', 'passare', 'skip', 'geen dier'],
  ['withdraw', 'aussteig', 'zuruckzieh', 'retira', 'ritira', 'terugtrek'],
  ['exchange', 'swap', 'trade', 'tausch', 'intercambi', 'scambi', 'scambio', 'ruil', 'ruilen', 'omruil'],
  ['shuffle', 'reshuffle', 'misch', 'baraj', 'mescol', 'schud'],
  [
    'tie',
    'ties',
    'tied',
    'gleichstand',
    'unentschieden',
    'empate',
    'empata',
    'pareggi',
    'parita',
    'conflict',
    'gelijk',
  ],
  ['tie-break', 'tiebreak', 'stechen', 'desempate', 'spareggi', 'veiling'],
  ['bluff', 'farol', 'bluf'],
  ['change your mind', 'second thoughts', 'undo', 'uberleg', 'cambiar de idea', 'cambiare idea', 'bedenk'],
  // how it ends
  [
    'point',
    'score',
    'scoring',
    'punkt',
    'wertung',
    'punto',
    'punti',
    'puntos',
    'puntua',
    'punteggi',
    'punten',
    'puntentelling',
  ],
  [
    'win',
    'wins',
    'won',
    'winner',
    'winning',
    'gewinn',
    'sieg',
    'gana',
    'ganar',
    'ganas',
    'vince',
    'vincere',
    'wint',
    'winnen',
  ],
  ['rank', 'ranks', 'place', 'platz', 'puesto', 'posizione', 'plaats'],
  [
    'largest',
    'majority',
    'most',
    'haufigste',
    'mehrheit',
    'numerosa',
    'mayoria',
    'maggioranza',
    'talrijkste',
    'meerderheid',
  ],
  // people and numbers
  ['player', 'spieler', 'person', 'persona', 'jugador', 'giocator', 'speler'],
  ['secret', 'hidden', 'geheim', 'segret', 'verborgen'],
  ['round', 'runde', 'ronda', 'ronde'],
  ['two', '2', 'zwei', 'twee', 'dos', 'due'],
  ['three', '3', 'drei', 'dritt', 'drie', 'tres', 'tre'],
  ['four', '4', 'vier', 'viert', 'cuatro', 'quattro'],
  ['five', '5', 'funf', 'vijf', 'cinco', 'cinque'],
];

/** Words of a question that say nothing about what is looked for. */
const EMPTY = new Set(
  (
    'a an and are can do does for get happens how i if in is it my of on or the there to what when which who with you ' +
    'das dem den der die ein eine einen es ich ist man mit oder sind und von was wenn wer wie wird zu ' +
    'al como con cuando de del el en es hay la las lo los o que quien se si su un una y ' +
    'che chi come con da di e gli ho il le nel per quando sono uno ' +
    'als een en er hebben het hoe je met om op te van wat wie zijn'
  ).split(' '),
);

/** From this length on a word stands for those that begin with it; a shorter one for itself alone: a tie is no Tier. */
export const LEAST_PREFIX = 5;
/** From this length on the beginning of a word is enough. */
const LEAST_TYPED = 4;

const means = (word: string, member: string): boolean =>
  word === member ||
  (member.length >= LEAST_PREFIX && word.startsWith(member)) ||
  (word.length >= LEAST_TYPED && member.startsWith(word));

/** Other words for a folded word. */
export function synonymsOf(word: string): string[] {
  return GROUPS.filter((group) => group.some((member) => means(word, member))).flat();
}

/** The words that are looked for; all of them where nothing else was typed. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length ? telling : words;
}
