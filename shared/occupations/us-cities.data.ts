/** The US cities the product offers, in the `City, ST` form that the live market call recognizes (RES-39). */
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
