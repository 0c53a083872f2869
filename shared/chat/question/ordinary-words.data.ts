/** Ordinary words that are a letter or two away from one in the name of an occupation ("later", "latte"): nobody misspelt that. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
aaron ability abortion academia acceleration accidental accompanied according activate actively activism addicted
addictive addition administer admittedly adopt adopted adopting adore adventurou advocacy africa ahmad ahmed albert
alice alien allegation allen allergic alliance allocation ally altar alternate alternating alternatively aluminium
ambition ample angel angele anglo antibody apparent arabia archie arctic asia assad assert asserted atmosphere
attained attitude attracted attracting attractive audi authorised awaiting aware bach backbone backpack backward
backyard bacterial bailey ballroom bankrupt banter barack bare barely barney baron barrack barton basi basil bate
batman battle battling bauer baxter beacon beast beaten beatle beaver begging bella benedict biased bidder bidding
billion bing binge birch bitten blake bland blaze blazing bliss bloc blockade bloke blond blur blush boast
bolton boogie bowen brad brave breach brian bribe brigg brighton brink broad brock bronco bronx brook brooke bruce
bruh bruin bryce bulletin bully bullying burnt burton cain cairo calculation cambridge canberra cannon canon canton
capita capitalism capitol cardinal carlo carlton carmen carr carrying carson cass castle casually catherine caution
cave cease celebrate celebration cellphone cerebral certainly certainty chairman chamberlain champ chan chandler
chanel chant chanting chapman charle cheap cheek cheering chess chic choi chose christie christina christine chronicle
chunk circa civic clan clap clarence clarification clarify clash classical clause cleansing clever clint clone closest
clown coalition cobra coca cock coco colin collaborate collaboration collectively colorado coma combo comin commence
commenced commonly communion communism communist commute comp comparatively compared comparing compassion compelling
competent completely complication comprise comprised comprising concealed conceded conceived conception conclusion
concussion conditional confession confidence confined confusing congestion consensu conservative consider consisting
constant constitution constructive contempt contend contender contention contest context continent contingent contrary
contrast convenient conversation convey conviction convince convincing cooperate cooperation coral correlated
correlation corresponding corrupted corruption cosmic costa cough countess courtney cove covert crank craving creation
creature credible creed creek creep creeping crest crise criticised criticism crow cultivation curse cursed
customary cute daisy dante daughter debut decay december deception decisive declaration declined decrease decreased
defeat defeated denial denver dependent depicted depressed depressing derive desert deserted destruction detained
devon dexter diary differentiate differently differing dine diplomacy directive directly disclose discover disguised
disgusted dispersed displaced disposable distinct distinction distract distress diversion divine doctrine dodger dome
domination donating doug dougla dover drank drawn dreaming drowning dunk duration dutch dwelling earliest economical
edgar efficiently eighth elevation elimination enabling endurance enduring engaging enjoying erotic eruption esther
eternal evacuate evacuated evacuation evolution exceeded exception excerpt excessive excluding exclusion exclusive
execution existing expansion expensive expertise exploded exposition expression extensive extinction extremely faction
facto fading fairness fake fallen fame fart farther fascist fatal fate favor favour feat fictional fielding finch
finnish fischer fishermen flank flare fled flee fletcher flick flint flirting flora flourish flowering floyd focusing
fond font foolish forbe fore foremost forget forgiving formerly forrest fortunate fraser freaking frequent frequently
freshman frontier funky gangster gardner garrett gave gaze generic geometric ginger glacier
glitter governmental grabbing grace gradually grasp greater greed griffith grin gross hale halftime hama hangover
hardcore hardest harlem harmless harry hart harvey hate hath hayden healthier heath heather helpless hereditary
heritage hitter holden homer honoring hoover hopeless hostile humidity humility humour hunger impacted impatient
importance importantly impressive improper incentive inception incidence inclusive incurred independently india
indiana indication indirectly infantry infected inferior inflation inflicted informative infrared inhabited inherent
initiate initiation inland inner innovative insecure insisting instance instantly instinct insulted insulting integral
intended intensely intensity intent intention intentional inter interact interacting intercept interfere intersection
interval intervene intuition invasion invention inviting involving isolated isolation jealousy jolly judiciary jungle
kernel kinda knick knowingly laker lambert landmark latest latino laughter legislation legislature leon lesser lester
liar libertarian licking lied liked liking ling linguistic linkedin literal literally lively logan looked loser loved
lover loving loyal luther lying lynch macdonald macro majestic mandarin mandated mango manipulation mantle manuel
marginal maria marie marital marrying martin martinez marty marvin mary massacre mattered maturity mayer mayor medal
medicinal mediocre meditation mentality mercy messed messing meta meteor metre meyer michelle milestone militant
ministerial minority mistaken mister mitch mode momentum morality mortal mortality motivation mound mourning murdered
murderer mutation mystic mystical mythology naked nancy narrowly nasal neatly needless negatively negotiation negro
neighbour neuron nicer nightmare nobel noel nothin noting obtained offering offspring optimal optimism optional
organism original outgoing overload overlook overlooked overweight palace parade paradigm paradise parameter pardon
parental participating partnered partying patel patron patterson peach pearson pedal pence penetrate percy perfectly
perimeter periodic permanently persona perth petition pirate pissed platinum playstation plea plead pleading pleasing
plum poisonou poke polar policemen poorer popularity porch portal posing positive potent powered practise prank
precedent preceding precipitation precisely prediction premiere presence presently presidency preston prevalent
previou pride primarily prince princess privately probable proceeding procession productive prof profoundly
progression prolific prom prompted prone properly proportion proportional prosecution prospective prosperity protest
protested protester protesting proven provoked psycho publicly puck pudding punished punishing purge purity pursue
pursuing qualify quarterly quartet racial radical ratio rational reactive realised rear reboot rebuilt receptor
recipient reckless reconsider recurring reese referred referring reflection reflective refugee regained regard
regarded regarding regeneration regiment regina regularly reich rejection relative relax relaxation relied remainder
remained remaining remarked remembered repay repeal replay replying repost representation reputation requiring reside
residing residual resign resigned resilience resistant respondent responsive restrict restricting restriction retain
retained retaining retiring retreat reuter revealing revelation revenge reversal revision revolution ricky rising
roaming robbery robin rode roger roman romeo rosie roster rotating rotten routinely runaway russia ryder sage salvador
sanction sanctuary sank satan saunder savage saxon sayin saying scarce scattered scent scot scott scream screamed
screaming scripture scum sear seattle secondly secretly selective semester sensitive sentiment separately sergei
seventeen seventy severely shallow shame shane shattered sheer shelley sherman shortest shrine sickness siege
sigh silently simmon simplest singh sinister situation slain slang slave slick slight slippery smack smallest smoothly
sober societal soldier solidarity solitary sonia spain spectator spectrum speculation spit spite spoil spoiler
sponsored springer sprint stafford stalin stalking stan stanford stark starve starving stash statute statutory
steadily stein stella sterling steve stewart stigma stimulate stimulation sting stint stockholm stole stool storey
strait strangely streak strengthen stricken strive striving strongly struck stubborn stylish suffer suing suitable
supper surely surrender surrey survival surviving survivor suspense swept swipe swore symbolic systemic tackling tale
talkin tame tasked tate temporal temporarily tempting terminate thame thanking thee thirsty thorough threaten threw
thrown thrust tinder token tolerant tolerate topic tourism toxin traction trance trent triangle tribe tried trouser
trout truce tumblr turnover tutorial tweeting twitter tyler ultimately undermine underrated understood undertaken
underway underwent unemployed universe unlikely unlocked unwanted upload uploaded vague vale valley vegetarian verge
versa victoria victoriou violently violet volcanic volunteered vomiting wagner waiver wale wallet walter wander wanted
wanting warren waving weakened weakness wendy wenger whatever whenever wherever whining whiskey wholesome wicket wider
widow willingly winnipeg wishing witch wonder wong woodward wrath wright wrist yorker youngest youngster
`
    .trim()
    .split(/\s+/),
);
