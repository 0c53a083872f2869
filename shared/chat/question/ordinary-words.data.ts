/**
 * Ordinary words that are a letter or two away from a word in the name of an occupation ("later", "latte"), and so are
 * not misspelled. Singulars, as words.ts makes them. Chosen from SCOWL by `node test/write-ordinary-words.ts`; do not
 * edit.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
ability abortion absorbed abstraction accidental accompanied according activate actively addictive addition addressed
adjusted administer admittedly adopt adopted adopting adventurou advertised advocated algebraic alien allegation
allergic alliance allocation ally alternate alternatively amending ample amuse analogou analogue analysed analyzed
angel announced annoyance apathetic appal appalled appalling apparatuse apparent appended appending arcane archived
arranged ascending assemble assert asserted asserting assigned associated assorted atmosphere attached attitude
attracted attracting attractive authorisation authorise authorised authorising authorize awaiting aware backbone
backward bacterium baffling balanced bankrupt bare barely bashed bashing basi battle beast beaten biased bidding
billion bitten blackboard bliss borrowed brave breach brightly broad buffered bulletin burnt calculation cancelling
capitalism captured carrying castle caution cave cease ceasing celebrate celebration censored centered certainly
certainty chairman cheap cheaper cheek chequing chess chose chunk circa civilise civilize clarification clarified
clarify clash classical classify classifying clause cleanest cleanly clearest clever cleverer clone closest
collaboration collapsing commandment commence commissioned commonly communism communist comparatively compared
comparing compassion compelling competed competent compiled complacent completed completely complication composed
comprise comprised comprising computerise computerised computerize concealed concealing conceived conceiving
conception concerto conclusion condense conditional conditioned confidence confined confining confusing congesting
congestion consensu conservative consider consisting constant constitution constrained constraining constructive
consultancy consumed contempt contend contention contentiou contest context continent continual continuum contradict
contradicting contrary contrast contrived contriving convenient conversation converse converted convey conviction
convince convincing cooperate cooperation correlation corresponded corresponding corrupted corruption cosmic cough
cramp cramping crass creation creature credible creed creep criticise criticised criticism criticized crossroad
crunched crunching cunning curse customary cute daft damnation daughter debugger debugging decay declaration declined
decode decoded decrease decreased dedicate deduction defeat defeated defended deletion delimiter delusion demented
demonstrated dependence dependent depressed depressing depriving derive deriving desert deserted deserved designate
designed desiring destruction detached detailed determine determined developed devise devising diary differed
differentiate differently differing dine directive directly disagreed discipline discover discriminating disguised
disguising disgusted displayed disposable disposed distinct distinction distract distracting distress divert divine
doctrine dogma donating doubtless drank drawn dreading dreaming drivel drowning duplication duration earliest
economical efficiently eighth emulation emulator enabling enclosing encouraged endlessly enforced engaging enjoying
enlarged entertained estimated estimation eternal evaluate evolution examined exceeded exception excessive exchanged
exclamation excluding exclusion exclusive execution exercised exhausted existing expansion expensive expertise
exploded explored expression expressway extensive extinction extremely extremist faintest fairness fake fallacy fallen
fame farce farther farthest fascist fatal fate favor favoring favour favouring feat featured feeling fictional
filtered fiver flied followed fond font fooling foolish forget forgiving formerly formulae fortunate forwarded freeing
frequent frequently frighten frowning furthest garbling gathered gave generalise generalised generalize generic
gleaning grabbing grace gradually graduated graffito graphical grasp greater greed groan gross hangover hardened
hardest harmless hasten hate heartily helpless heritage herring hided highlighted hinting honoring hopeless horde
hostile humour hysterical identified imaginative implemented importance importantly impressive improved incentive
incidence incidental inclining inclusive incurred indent independently indication indirectly infect infected infecting
infer inferior inflation influence influenced informative inhabited inherent inhibited initialise initialize initiate
initiating inner innovative inputted inquired insecure inserted insertion insisting installed instance instantly
instinct insulted insulting integral integrate intended intensely intensity intent intention intentional inter
interact interacted interacting interactively interfaced interfere interpreted intersection interval intervene
intervening interviewed invasion invention invert inverted inverting inviting invoking involving irritation isolated
isolation jolly jungle kernel labelling lain latest latter laughter lectured legislation lesser libel lied lightest
lightninged liked liking linguistic listened literal literally literate lively looked loved lover loving loyal lying
maintained mania manipulation marginal marital marketed marrying mayor mentality mercy messed messing metre migrating
minority misled mistaken moaning mode momentum morality mortal mortality motivation motorway muddle muddling
multiplied multiply murdered murderer mutter muttering mystic mythology naked neatly needless negotiable negotiated
negotiation neighbour networked nicer nightmare noting novice numbered obliging observed obtained offended offering
offspring operated optimal optimise optimised optimize optimized opting optional orchestral organised organize
organized original outgoing outset overload overlong overlook overlooked pacifier packaged palace parade paradise
parameter pardon parity parse parsed parsing participating pedal pedantry pence perfectly performed periodic
permanently persecuting persuaded persuasion plaguing plastered plea pleasing poisoned poke polar polished pompou
poorer popularity populating posing positioned positive powered powering practicable practiced practise practised
practising preached precedent preceding precisely prediction prefixing prescribed presence presented presently
preserved presuming pretentiou prevalent previou pride primarily prince principle prise privately probable proceeding
produced productive programmed promised promoted prompted prone properly proportion proportional proposed prosecution
prospective protest proven provided provoked publicise publicised publicize publicly pudding puncture punished
punishing purchased purge purity pursue pursuing putt qualify rabid racial racket radical ranting rarer ratio rational
raving realised realising rear reassured rebuilt recalling received recipient reckless reconcile reconsider recorded
recovered recruited rectified recycled redefined redefining referenced referred referring reflection reforming regard
regarded regarding regularly rejection relative relax released relied relieving remainder remained remaining remarked
remembered reminded renaming rendered repeated repent replying reported representation reproduce reproduced reputation
requiring reread rereading resent reserved reside resign resigned resigning resolved responded restarted restraining
restrict restricting restriction retain retained retaining retiring revealing revelation revenge reversed reviewed
revision revolting revolution rewritten rewrote rhetorical ridding rising rode roman rotated rotating rotten
roundabout routinely rumoring sadden sank saying scarce scattered scheduled scrapped scratched scream screamed
screaming scum searched secondly secretly selective sensitive sentenced sentiment separated separately severely
shallow shame sheer shone shorten shortest sickened sigh signaled signalled signalling simplest simulated sine
sinister situating situation slang slave slight slighter slippery smallest smoothly snobbery sober soldier specialise
specialised speciality specialize spectrum speculation spelt spit spite spitting spoil spoiling sponsored spoof sprang
springing sprung squashing squeezed stagger standardise standardised standardize stark startled startling starve
starved starving steadily stepping sterling stimulate stimulated stimulation stole storey strangely strangest
strengthen stretched stringent stripped strive strongly struck struggled stumbled subscribe substituted suffer suing
suitable summarise summarize sundry supplied supported suppressing surely survival surviving suspended swapping swept
switched swore symbolic syntactic tackling tale tame temporarily tempting terminate thanking thee thorough threaten
threw thrown thrust thrusting token tolerant tolerate topic transferred transformed transient translated transmitted
transported trashcan traveled travelled treasure triangle tribe tried trifle tripo trouser tutorial ultimately
underlay underlie underline underlined understood undertake undertaken underwent unemployed uniformly universe
unlikely unlocked unlocking unset unwanted urgently vague valley variance vegetarian verified violently volunteered
wallet wander wanted wanting waving weakness welcomed whatever whenever wherever whiskey wider willingly wiser wishing
witch wonder wrath wrist youngest
`
    .trim()
    .split(/\s+/),
);
