/** Common words of English that a document may use once without having misspelt a word that is like them. */
const LIST = `a able about above abroad absence absolute accept access accident accidental accord according account accurate achieve across act active actual actually
add addition adjust admit adult advance advantage advice advise affair affect afford afraid after again against age ago agree ahead aid aim air alarm alert
alike alive all allow almost alone along already also alter alternate although altogether always among amount amounts an ancient and anger angle angry animal
announce annoy another answer any anybody anyone anything anyway anywhere apart apparent appeal appear apple apply appoint appropriate approve area areas argue
arise arm armor army around arrange array arrest arrive arrow art article as aside ask asleep assault assemble assign assist assume at attach attack attempt attend
attract audience author avoid awake award aware away awful axe baby back bad bag balance ball ban band bank bar bare barrel base basic basis bat battle bay be beach
beam bear beast beat beautiful became because become bed been before began begin begun behave behind being believe bell belong below belt bench bend beneath benefit
beside besides best bet better between beyond big bill bind bird birth bit bite black blade blame blank blast blaze bleed bless blind block blood blow blue board boast
boat body bold bolt bomb bond bone bonus book boost boot border bore born borrow boss both bother bottom bought bounce bound bow bowl box boy brain brake branch brand
brave bread break breath brick bridge brief bright bring broad broke broken brother brought brown brush build built bullet burn burst bury business busy but button buy
by cable cage cake call calm came camp can cannot cap capable capital captain car card care careful carry case cast castle cat catch cause cave cease cell center
central century certain chain chair challenge chance change channel chaos chapter charge charm chart chase cheap cheat check cheer chest chief child children chip
choice choose chose chosen church circle city civil claim class classic claw clean clear clearly clever click climb cling clock close closely cloth cloud club clue coach
coast coat code coin cold collapse collar collect color column combat combine come comfort command comment commit common company compare compete complete complex
computer concern condition confirm conflict confuse connect consider consist constant contact contain content contest continue control convert cook cool copy core
corner correct cost could council count counter country county couple courage course court cover crack craft crane crash crawl crazy cream create creature credit crew
crime critical cross crowd crown cruel crush cry cube cup cure current curse curve custom cut cycle dagger daily damage dance danger dare dark dart data date daughter
dawn day dead deal dealt dear death debate debris decide deck declare decline deep defeat defend define degree delay deliver demand demon deny depart depend depth
describe desert deserve design desire desk despite destroy detail detect develop device devote dial dice did die diet differ different dig dinner dip direct dirt
disc discard discover discuss disease dish disk display distance distant distinct divide do doctor does dog doll done door dot double doubt down dozen drag dragon drain
draw drawn dream dress drew drift drill drink drive driven drop drove drown drug drum dry due dull duo during dust duty each eager ear early earn earth ease easily east
easy eat edge edit effect effort eight either elbow elder elect eleven else embrace emerge empire employ empty enable end enemy energy engage engine enhance enjoy
enough ensure enter entire entry equal equip error escape essence even evening event eventually ever every everybody everyone everything everywhere evil exact examine
example exceed except exchange excite exclude excuse exercise exist exit expand expect expert explain explode explore expose express extend extra extreme eye fabric
face fact factor fade fail fair faith fall false fame familiar family famous fan fang far farm fashion fast fatal fate father fault favor fear feat feather feature
feed feel feet fell felt fence few field fierce fifteen fifth fight figure file fill film final find fine finger finish fire firm first fish fist fit five fix flag
flame flash flat flee flesh flew flight flip float flood floor flow flower fly focus fold follow food fool foot for force forest forever forget forgive fork form
formal format former fort forth fortune forward fought found four frame free freeze fresh friend from front frozen fruit fuel full fun further fury future gain game
gang gap garden gas gate gather gave gaze gear gem general gentle get ghost giant gift girl give given glad glance glass global glory glove go goal goblin god gold gone
good got govern grab grade grain grand grant grass grave gray great green grew grey grid grip ground group grow growth guard guess guest guide guilt gun habit had hair
half hall halt hammer hand handle hang happen happy harbor hard harm harsh has hat hate haunt have hawk he head heal health heap hear heart heat heaven heavy heel
height held hell hello helmet help hence her herd here hero hers herself hesitate hid hide high hill him himself hint hire his history hit hold hole hollow holy home
honest honor hook hope horde horn horse host hot hotel hour house how however huge human hundred hunt hurry hurt ice idea ideal if ignore ill image immune impact
imply improve in inch include increase indeed index individual infect inform initial injure inner inside insist inspire instant instead intend intense interact into
invade invent invite iron is island issue it item its itself jail jaw jet jewel job join joke joint journey joy judge jump jungle junior just keen keep kept key kick kid
kill kind king knee knew knife knight knock know known label lack lady lake lamp land lane language large laser last late later latter laugh launch law lay layer lead
leader leaf league lean leap learn least leather leave led left leg legal legend lend length less lesson let letter level lie life lift light like likely limb limit line
link lion lip list listen little live living load loan local locate lock logic lone long look loop loose lord lose loss lost lot loud love low loyal luck lunch lung
machine mad made magic mail main make male man manage manner many map march mark market marry mask mass master match mate material matter may maybe me meal mean meant
measure meat medal meet melt member memory men mental mention mere merely merge message met metal meter method middle might mile military mind mine minor minute mirror
miss missile mission mix mob mode model modern modest moment money monster month mood moon moral more morning most mother motion mount mouth move movie much mud multi
multiple murder muscle music must mutant my myself mystery myth nail name narrow nation native nature near nearly neat neck need negate neither nerve nest net never
new news next nice night nine no noble nobody noise none nor normal north nose not note nothing notice now number oath obey object observe obtain obvious occupy occur
ocean odd of off offer office often oil old omit on once one only onto open operate opinion oppose option or orange order organ origin other ought our out outer outside
over own pace pack page paid pain paint pair pale palm panel panic paper pardon parent park part partner party pass past patch path patient pattern pause pay peace peak
penalty people per perfect perform perhaps period permit person phase phone photo phrase physical pick picture piece pilot pin pink pipe pit place plain plan plane planet
plant plasma plastic plate play please plenty plot plus pocket poem point poison pole police pool poor pop port position possess possible post pot pound pour power practice
praise pray precise prefer prepare present preserve press pretend pretty prevent price pride priest prime prince print prior prison prize probe problem proceed process
produce product profit program project promise promote prompt proof proper protect proud prove provide public pull pulse pump punch pupil pure purple purpose pursue push
put puzzle quality quarter queen quest question quick quickly quiet quite quote race rage raid rail rain raise ran random rang range rank rapid rare rate rather ratio
raw ray reach react read ready real reality realize really rear reason rebel recall receive recent record recover red reduce refer reflect refuse regain regard region
regret reject relate relax release relic rely remain remark remember remind remote remove repair repeat replace reply report request require rescue resist resolve
respect respond rest restore result retain return reveal reverse review reward rich rid ride right ring riot rise risk ritual rival river road roar rob robe robot rock
rocket role roll roof room root rope rose rough round route row royal rub ruin rule ruler run rush sacred sacrifice sad safe said sail saint sake sale salt same sample
sand sat satisfy save saw say scale scan scare scatter scene schedule school science score scream screen sea seal search season seat second secret section secure see
seed seek seem seen seize seldom select self sell send sense sent separate series serious serpent serve service set settle seven several severe shade shadow shake shall
shame shape share sharp shatter she shed sheet shelf shell shelter shield shift shine ship shirt shock shoe shook shoot shop shore short shot should shoulder shout
show shown shut shy sick side siege sight sign signal silence silent silver similar simple simply since sing single sink sister sit site situation six size skill skin
skip skull sky slam slap slave sleep slept slice slide slight slip slope slot slow small smart smash smell smile smoke smooth snake snap snow so soft soil sold soldier
sole solid solve some somebody somehow someone something sometimes somewhat somewhere son song soon sort soul sound source south space spare spark speak spear special
speech speed spell spend spent sphere spider spike spin spirit spite split spoke sport spot spray spread spring spy square squad stab stable staff stage stair stake
stamp stand standard star stare start starve state statement station statue stay steady steal steam steel steep steer stem step stick stiff still sting stir stock stole
stone stood stop store storm story straight strange stray stream street strength stress stretch strict strike string strip strive stroke strong struck structure stuck
student study stuff stun style subject submit succeed such sudden suffer sugar suggest suit sum summer summon sun super supply support suppose sure surface surge
surprise surrender surround survive suspect swallow swap swarm swear sweat sweep sweet swift swim swing switch sword symbol system table tackle tactic tail take taken
talent talk tall tank tap target task taste taught tax teach team tear tell temper temple tempt ten tend tense term terrain terror test text than thank that the theft
their them theme themselves then theory there therefore these they thick thief thin thing think third thirty this thorn those though thought thousand thread threat
three threw throat throne through throughout throw thrown thumb thunder thus ticket tide tie tiger tight till time tiny tip tire title to today toe together token told
tomb tomorrow tone tongue tonight too took tool tooth top torch tore total touch tough tour toward towards tower town toxic toy trace track trade trail train trait trap
trash travel treasure treat tree trial tribe trick tried trigger trip troop trouble truck true trunk trust truth try tube tune turn twelve twenty twice twin twist two
type ugly ultimate unable uncle under understand undo unequal unfair union unique unit unite unless unlike until unused up upon upper upset urge us use used useful usual
usually utter vague vain valid valley value van vanish various vast vault vehicle venom verb verse version very victim victory view village violent virtue virus visible
vision visit vital voice void volume vote wage wait wake walk wall wander want war warm warn warp warrior was wash waste watch water wave way we weak wealth weapon wear
weather web week weigh weight weird welcome well went were west wet what whatever wheel when whenever where whereas wherever whether which whichever while whip whisper
white who whoever whole whom whose why wicked wide wife wild will win wind window wine wing winner winter wipe wire wise wish wit witch with withdraw within without
witness wizard woke wolf woman won wonder wood word wore work world worn worry worse worship worst worth would wound wrap wreck wrist write written wrong yard year yell
yellow yes yesterday yet yield you young your yours yourself youth zero zone
anyhow overall bias biased sync async abort absorb acid adopt affects aircraft aka alien allied ally amid ample amps angel apes ash ashes await bait bar barb bash basin baton bead beak beyond blade
bracket brawl breach breed bribe brute bug bulk bull bunch bundle butler button caller cape carve caught cedar chalk chant chap chew chill chin choke chop chord chunk
cite civic clad clamp clash clasp clerk cliff clip cloak clone closet clown clutch coach coil comet comic compel comply conceal concept cone copper cord corps
corpse crab cradle cramp crate crater creed creep crest crisp crop crow crude cult dash deed deem defy dense deploy derby devil diary dire dive dock dodge doom dose
drake dread dual duck duel dwarf eagle echo elbow elf elite embed ember enact endure enlist ensue entity epic erase erupt essay evade evoke evolve expel expire
fable fake falcon fang fatigue feint fend fetch fever fiend fighter fiery flank flare flask flaw flock foe fog forge fox frost fuse gamble gasp gaunt gavel genre germ
giga glide glow goat grace graph grasp grave greed grief grim grin groan groove grudge gust halve halves hail harpy haste hatch hazard heed heir herald hive hoard hoist
hover howl hull hurl hymn icon idle idol imp infer inflict ink inn insect intact invoke ivory jab joker jolt juggle jury karma keg lab lance lash lava leash ledge legion
lever lightning lizard loft lore lunge lure lurk mace magma magnet malice mammoth manual marine marsh maze menace mend mental merit midst might mimic mist moat mock
monk mound mummy mute ninja nod nova nuke oak oasis omen onset ooze orb orbit outcome outfit outlaw outpost oval oven overcome overlap overrun pact pad paladin panther
paste pawn peer perish pest phantom pierce pike pinch pirate pivot plague plaza pledge plow pluck plunge poke polar pond portal pose pouch pounce prank prey priority
probe prone prowl psychic quake quarry quell quiver quota rabid radar radius raft rally ram ramp ranger rascal raven ravage razor realm reap recoil recruit refer refund
regen reign rein relay rend reptile reset resort retreat reuse revenge revive revolt ridge rift rigid rim rogue roster rotate rotten ruby rune rust saber sabotage saddle
saga sage savage scar scarce scholar scout scrap scratch scroll sect sector sentry serum sewer shaft shard shark sheath shove shrink shroud shuffle siren skate sketch
skirmish slash slay sled slime sling slug smite snare sneak sniper soar sonic spawn specter spectrum spirit splash splinter spore sprint spur squid stack stagger stain
stalk stall stance static stealth sting stomp straw strafe streak subdue sub sunk surf swamp swoop sync tactics tail taint talon tangle taunt tavern tether thaw thrash
thrive throng throttle thrust thug tilt titan toad tomb torment torn torso totem toxin tram trance transit traverse tread trek tremor trench trio triumph troll trophy
trout turret tusk twig tyrant umpire undead unfold unleash unravel upgrade uproot urban usher utility vanguard vapor veil vein vendor verge vermin veto vibrant vigil
villain vine viper vortex vow wail warden ward wares warlord warship wary wasp weave wedge weld whale wharf whirl wield wight wilt winch wisp wit wolverine worm wrath
wreak wrench yoke zeal zombie zoom`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/));
