/** The US cities the product names; the `City, ST` form is what the live-market call looks for (RES-39). */
export const usCities = [
  'New York, NY',
  'San Francisco, CA',
  'Los Angeles, CA',
  'Seattle, WA',
  'Austin, TX',
  'Boston, MA',
  'Chicago, IL',
  'Denver, CO',
  'Atlanta, GA',
  'Dallas, TX',
  'Houston, TX',
  'Washington, DC',
  'Miami, FL',
  'Phoenix, AZ',
  'Philadelphia, PA',
  'Minneapolis, MN',
];
