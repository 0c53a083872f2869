/** Evaluates a request against the firewall rules in a template, the way AWS WAF does. */

export interface Call {
  path: string;
  headers?: Record<string, string>;
  body?: string;
  address?: string;
  /** how many such calls the same address has made within the window; if absent, they are counted in `seen` */
  already?: number;
}

/** The number of calls each rule has counted, by its aggregation key. */
export type Seen = Map<string, number>;

/** The relevant part of the managed groups: what each of their rules matches, and the label it adds. */
const managedRules: Record<string, { name: string; label: string; matches: (call: Call) => boolean }[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [
    {
      name: 'Log4JRCE_BODY',
      label: 'awswaf:managed:aws:known-bad-inputs:Log4JRCE_Body',
      matches: ({ body = '' }) => body.includes('${jndi:'),
    },
  ],
  AWSManagedRulesCommonRuleSet: [
    {
      name: 'SizeRestrictions_BODY',
      label: 'awswaf:managed:aws:core-rule-set:SizeRestrictions_Body',
      matches: ({ body = '' }) => body.length > 8192,
    },
    {
      name: 'CrossSiteScripting_BODY',
      label: 'awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body',
      matches: ({ body = '' }) => body.includes('<script'),
    },
    {
      name: 'EC2MetaDataSSRF_BODY',
      label: 'awswaf:managed:aws:core-rule-set:EC2MetaDataSSRF_Body',
      matches: ({ body = '' }) => body.includes('169.254.169.254'),
    },
    {
      name: 'GenericLFI_BODY',
      label: 'awswaf:managed:aws:core-rule-set:GenericLFI_Body',
      matches: ({ body = '' }) => body.includes('../../'),
    },
    {
      name: 'GenericRFI_BODY',
      label: 'awswaf:managed:aws:core-rule-set:GenericRFI_Body',
      matches: ({ body = '' }) => /:\/\/\d+\.\d+\.\d+\.\d+/.test(body),
    },
  ],
};

/** @returns a template value as CloudFormation would resolve it */
export type Resolve = (value: unknown) => string;

/** @returns `allow`, or the status of the refusal */
export function judge(acl: any, call: Call, resolve: Resolve, seen: Seen = new Map()): 'allow' | number {
  const labels = new Set<string>();

  /** A call without one of the aggregation keys is not counted by the rule. */
  const exceeds = (rate: any): boolean => {
    const values = rate.CustomKeys?.map(({ Header }: any) => call.headers?.[Header.Name]) ?? [call.address];
    if (rate.CustomKeys && values.includes(undefined)) return false;
    const instance = JSON.stringify([rate, values]);
    const before = call.already ?? seen.get(instance) ?? 0;
    seen.set(instance, before + 1);
    return before >= rate.Limit;
  };

  const matches = (statement: any): boolean => {
    const [[kind, of] = []] = Object.entries<any>(statement);
    switch (kind) {
      case 'AndStatement':
        return of.Statements.every(matches);
      case 'OrStatement':
        return of.Statements.some(matches);
      case 'NotStatement':
        return !matches(of.Statement);
      case 'LabelMatchStatement':
        return labels.has(of.Key);
      case 'ByteMatchStatement': {
        const header = of.FieldToMatch.SingleHeader?.Name;
        const field = header ? call.headers?.[header] : call.path;
        if (of.PositionalConstraint !== 'EXACTLY') throw new Error(`no ${of.PositionalConstraint} here`);
        return field === resolve(of.SearchString);
      }
      case 'RateBasedStatement':
        return (!of.ScopeDownStatement || matches(of.ScopeDownStatement)) && exceeds(of);
      default:
        throw new Error(`a statement of an unknown kind: ${kind}`);
    }
  };

  /** A managed group blocks by its own rules, except those overridden to count. */
  const groupBlocks = (group: any): boolean => {
    if (group.ScopeDownStatement && !matches(group.ScopeDownStatement)) return false;
    const rules = managedRules[group.Name];
    if (!rules) throw new Error(`a group of an unknown name: ${group.Name}`);
    const counted = new Set((group.RuleActionOverrides ?? []).map((override: any) => override.Name));
    const hits = rules.filter((rule) => rule.matches(call));
    for (const hit of hits) labels.add(hit.label);
    return hits.some((hit) => !counted.has(hit.name));
  };

  for (const rule of [...acl.Rules].sort((one, other) => one.Priority - other.Priority)) {
    const group = rule.Statement.ManagedRuleGroupStatement;
    if (group ? !groupBlocks(group) : !matches(rule.Statement)) continue;
    const action = group ? { Block: {} } : rule.Action;
    if (action.Allow) return 'allow';
    return action.Block.CustomResponse?.ResponseCode ?? 403;
  }
  return acl.DefaultAction.Allow ? 'allow' : 403;
}

/** The capacity of the managed groups as published by AWS. */
const groupUnits: Record<string, number> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesCommonRuleSet: 700,
};

/** Capacity units of a firewall; every text transformation counts, including NONE. */
export function capacityUnits(acl: any): number {
  const transformed = ({ TextTransformations }: any): number => 10 * TextTransformations.length;
  const units = (statement: any): number => {
    const [[kind, of] = []] = Object.entries<any>(statement);
    switch (kind) {
      case 'AndStatement':
      case 'OrStatement':
        return of.Statements.map(units).reduce((sum: number, each: number) => sum + each, 0);
      case 'NotStatement':
        return units(of.Statement);
      case 'LabelMatchStatement':
        return 1;
      case 'ByteMatchStatement':
        return 2 + transformed(of);
      case 'RateBasedStatement': {
        const keys = (of.CustomKeys ?? []).map(({ Header }: any) => 30 + transformed(Header));
        return [2, ...keys, of.ScopeDownStatement ? units(of.ScopeDownStatement) : 0].reduce((sum, each) => sum + each);
      }
      case 'ManagedRuleGroupStatement':
        return groupUnits[of.Name]! + (of.ScopeDownStatement ? units(of.ScopeDownStatement) : 0);
      default:
        throw new Error(`a statement of an unknown kind: ${kind}`);
    }
  };
  return acl.Rules.map((rule: any) => units(rule.Statement)).reduce((sum: number, each: number) => sum + each, 0);
}
